import {
  createHmac,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import type { Request } from 'express'
import { fields, text } from './input.ts'

const secret = randomBytes(32)

const signatureOf = (nonce: string) =>
  createHmac('sha256', secret).update(nonce).digest('base64url')

/** A token for a form, which proves that it came from one of our pages. */
export function csrfToken(): string {
  const nonce = randomUUID()
  return `${nonce}.${signatureOf(nonce)}`
}

/**
 * Whether a form was sent by a page of ours. Only a browser can be tricked into
 * sending a form, and it always sends `Origin` along. Other clients may do
 * without the token.
 */
export function isTrustedForm(req: Request): boolean {
  const token = text(fields(req.body).csrf)
  if (token === '') return req.get('origin') === undefined
  const [nonce = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(nonce))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
