import { randomBytes } from 'node:crypto'
import { state, type StoredUser } from '../state.ts'
import type { Role } from '../types.ts'
import { findUser } from './users.ts'

interface Session {
  email: string
  role?: Role
}

/**
 * Not part of the state, so resetting the shop signs nobody out. Tests may reset
 * it before each test and still restore a session with `cy.session()`.
 */
const sessions = new Map<string, Session>()

const newToken = () => randomBytes(24).toString('base64url')

export function startSession(user: StoredUser, role?: Role): string {
  const token = newToken()
  sessions.set(token, { email: user.email, role })
  return token
}

export function endSession(token: string | undefined): void {
  if (token !== undefined) sessions.delete(token)
}

/**
 * Who a session belongs to. Administrators can have one in which they're
 * customers, to see the shop as customers do.
 */
export function userOfSession(token: string | undefined) {
  const session = token === undefined ? undefined : sessions.get(token)
  const user = session && findUser(session.email)
  return user && session.role === 'customer'
    ? { ...user, role: session.role }
    : user
}

export function remember(user: StoredUser): string {
  const token = newToken()
  state.rememberTokens.set(token, user.email)
  return token
}

export function userOfRememberToken(token: string | undefined) {
  const email =
    token === undefined ? undefined : state.rememberTokens.get(token)
  return email === undefined ? undefined : findUser(email)
}

export function forget(token: string | undefined): void {
  if (token !== undefined) state.rememberTokens.delete(token)
}

/** Codes that the sign-in provider has handed out. Each works once. */
const codes = new Map<string, string>()

export function newCode(user: StoredUser): string {
  const code = newToken()
  codes.set(code, user.email)
  return code
}

export function useCode(code: string): StoredUser | undefined {
  const email = codes.get(code)
  codes.delete(code)
  return email === undefined ? undefined : findUser(email)
}

/** Tokens that tests got in place of Google's. */
const credentials = new Map<string, string>()

export function newCredential(user: StoredUser): string {
  const credential = newToken()
  credentials.set(credential, user.email)
  return credential
}

export function userOfCredential(credential: string): StoredUser | undefined {
  const email = credentials.get(credential)
  return email === undefined ? undefined : findUser(email)
}
