import { request } from './request'
import type { User } from './types'

export const getUser = async () =>
  (await request<{ user: User | null }>('/api/session')).user

/** With a password, the code of the sign-in provider, or Google's credential. */
export type Credentials =
  | { email: string; password: string; remember: boolean }
  | { code: string }
  | { credential: string }

export const signIn = (credentials: Credentials) =>
  request('/api/session', { method: 'POST', body: credentials })

export const signOut = () => request('/api/session', { method: 'DELETE' })

export const changePassword = (password: string) =>
  request('/api/account/password', { method: 'POST', body: { password } })

export const subscribe = (email: string) =>
  request('/api/newsletter', { method: 'POST', body: { email } })
