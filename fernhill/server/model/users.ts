import { randomUUID } from 'node:crypto'
import { HttpError } from '../lib/httpError.ts'
import { isEmail } from '../lib/input.ts'
import { state, type StoredUser } from '../state.ts'
import type { User } from '../types.ts'

export const findUser = (email: string): StoredUser | undefined =>
  state.users.find((user) => user.email === email.toLowerCase())

/** What pages may know about a user. */
export const toUser = ({ email, name, role, address }: StoredUser): User => ({
  email,
  name,
  role,
  address,
})

export const shortestPassword = 8

/**
 * This is a demo, so nobody has to remember a password: any that's long enough
 * is right, until someone changes theirs.
 */
const isRightPassword = (user: StoredUser, password: string) =>
  user.password === undefined
    ? password.length >= shortestPassword
    : user.password === password

/**
 * Finds the user who signs in. Without a password, it believes the address:
 * that's how tests sign in when they aren't about signing in.
 */
export function userWithPassword(
  email: string,
  password: string | undefined,
): StoredUser {
  if (email === '') throw new HttpError(422, 'Enter your address')
  if (!isEmail(email)) throw new HttpError(422, 'Enter a valid address')
  if (password === '') throw new HttpError(422, 'Enter a password')
  const user = findUser(email)
  if (!user || (password !== undefined && !isRightPassword(user, password))) {
    throw new HttpError(401, 'The address or the password is wrong')
  }
  return user
}

/** Adds a customer who has never ordered, or finds the one with this address. */
export function addCustomer(email: string): StoredUser {
  const known = findUser(email)
  if (known) return known
  const user: StoredUser = {
    email: email.toLowerCase(),
    name: nameFrom(email),
    role: 'customer',
    address: '',
  }
  state.users.push(user)
  return user
}

export const newCustomerEmail = () =>
  `customer-${randomUUID().slice(0, 8)}@fernhill.example`

/** `Linus` from `linus+1@fernhill.example`. */
function nameFrom(email: string): string {
  const name = /^[^@+.\d_-]+/.exec(email)?.[0] ?? 'Customer'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
