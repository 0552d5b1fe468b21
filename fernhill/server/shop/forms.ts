import { Router } from 'express'
import { isTrustedForm } from '../lib/csrf.ts'
import { HttpError } from '../lib/httpError.ts'
import { fields, text } from '../lib/input.ts'
import { userWithPassword } from '../model/users.ts'
import type { StoredUser } from '../state.ts'
import { signIn } from './visitor.ts'

/** Forms that come in without a script, and are answered with a redirect. */
export const forms = Router()

forms.post('/login', (req, res) => {
  if (!isTrustedForm(req)) throw new HttpError(403, 'Reload the page first')
  const { email, password, remember } = fields(req.body)
  let user: StoredUser
  try {
    user = userWithPassword(text(email), String(password ?? ''))
  } catch {
    return res.redirect(303, '/login?error=password')
  }
  signIn(req, res, user, { remember: remember === 'on' })
  res.redirect(303, '/')
})

/** The payment service sends customers back with a form. */
forms.post('/checkout', (req, res) => {
  const { payment, result } = fields(req.body)
  const query = new URLSearchParams({
    payment: result === 'paid' ? 'done' : 'refused',
    order: /\d+/.exec(text(payment))?.[0] ?? '',
  })
  res.redirect(303, `/checkout?${query}`)
})
