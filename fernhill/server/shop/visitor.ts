import { randomUUID } from 'node:crypto'
import type { CookieOptions, Request, Response } from 'express'
import { privateCookie, readCookie } from '../lib/cookies.ts'
import { HttpError } from '../lib/httpError.ts'
import { subjectOfJwt } from '../lib/jwt.ts'
import { guestCartKey, mergeCarts, userCartKey } from '../model/carts.ts'
import {
  endSession,
  forget,
  remember,
  startSession,
  userOfRememberToken,
  userOfSession,
} from '../model/sessions.ts'
import { findUser } from '../model/users.ts'
import { state, type StoredUser } from '../state.ts'
import type { Role } from '../types.ts'

const thirtyDays = 30 * 24 * 60 * 60 * 1000

const bearerToken = (req: Request) =>
  /^Bearer (.+)$/i.exec(req.get('authorization') ?? '')?.[1]

const userOfJwt = (token: string | undefined) =>
  findUser((token && subjectOfJwt(token)) ?? '')

/** Who sent a request, if they're signed in. */
export const currentUser = (req: Request): StoredUser | undefined =>
  userOfSession(bearerToken(req) ?? readCookie(req, 'session')) ??
  userOfJwt(bearerToken(req)) ??
  userOfRememberToken(readCookie(req, 'remember-me'))

export function requireUser(req: Request, message = 'Sign in first') {
  const user = currentUser(req)
  if (!user) throw new HttpError(401, message)
  return user
}

export function requireAdministrator(req: Request): void {
  if (requireUser(req).role !== 'administrator') {
    throw new HttpError(403, 'Only administrators can do this')
  }
}

/** Signs someone in, and returns the token of the session. */
export function signIn(
  req: Request,
  res: Response,
  user: StoredUser,
  options: { remember?: boolean; role?: Role } = {},
): string {
  const guestKey = guestKeyOf(req)
  if (guestKey !== undefined) mergeCarts(guestKey, userCartKey(user.email))

  const token = startSession(user, options.role)
  const cookie: CookieOptions = privateCookie(req)
  if (options.remember) {
    cookie.maxAge = thirtyDays
    res.cookie('remember-me', remember(user), cookie)
  }
  res.cookie('session', token, cookie)
  return token
}

export function signOut(req: Request, res: Response): void {
  endSession(readCookie(req, 'session'))
  forget(readCookie(req, 'remember-me'))
  res.clearCookie('session', privateCookie(req))
  res.clearCookie('remember-me', privateCookie(req))
}

/**
 * Which cart a guest has. The shop's pages send an id that they keep in local
 * storage. Other clients, such as `cy.request()`, get a cookie.
 */
function guestKeyOf(req: Request): string | undefined {
  const fromPage = req.get('x-cart')
  const fromCookie = readCookie(req, 'cart')
  const known = [fromPage, fromCookie].find(
    (id) => id !== undefined && state.carts.has(guestCartKey(id)),
  )
  const id = known ?? fromPage ?? fromCookie
  return id === undefined ? undefined : guestCartKey(id)
}

export function cartKeyOf(req: Request): string | undefined {
  const user = currentUser(req)
  return user ? userCartKey(user.email) : guestKeyOf(req)
}

/** Like `cartKeyOf`, but gives a guest a cart who has none. */
export function ensureCartKey(req: Request, res: Response): string {
  const key = cartKeyOf(req)
  if (key !== undefined) return key
  const id = randomUUID()
  res.cookie('cart', id, privateCookie(req))
  return guestCartKey(id)
}
