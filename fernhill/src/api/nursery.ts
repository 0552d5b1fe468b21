import type { AccessToken } from '../../server/types.ts'
import { request } from './request'
import type { Order } from './types'

/** The tablets of the nursery stay signed in with a token instead of a cookie. */
const TOKEN_KEY = 'nursery-token'

export const hasToken = () => localStorage.getItem(TOKEN_KEY) !== null

export const forgetToken = () => localStorage.removeItem(TOKEN_KEY)

export async function getToken(email: string, password: string) {
  const { token } = await request<AccessToken>('/api/token', {
    method: 'POST',
    body: { email, password },
  })
  localStorage.setItem(TOKEN_KEY, token)
}

export const listOrdersToPack = () =>
  request<Order[]>('/api/orders', {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` },
  })
