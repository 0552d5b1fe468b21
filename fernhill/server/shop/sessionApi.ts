import { Router } from 'express'
import { HttpError } from '../lib/httpError.ts'
import { fields, text } from '../lib/input.ts'
import { useCode, userOfCredential } from '../model/sessions.ts'
import { findUser, toUser, userWithPassword } from '../model/users.ts'
import type { StoredUser } from '../state.ts'
import type { SessionInfo, SignedIn } from '../types.ts'
import { currentUser, requireUser, signIn, signOut } from './visitor.ts'

export const sessionApi = Router()

sessionApi.get('/session', (req, res) => {
  const user = currentUser(req)
  const answer: SessionInfo = { user: user ? toUser(user) : null }
  res.json(answer)
})

sessionApi.post('/session', (req, res) => {
  const body = fields(req.body)
  const user = identify(body)
  const token = signIn(req, res, user, {
    // Forms send text.
    remember: body.remember === true || body.remember === 'on',
    role: body.role === 'customer' ? 'customer' : undefined,
  })
  const answer: SignedIn = { token, user: toUser(user) }
  res.status(201).json(answer)
})

sessionApi.delete('/session', (req, res) => {
  signOut(req, res)
  res.status(204).end()
})

sessionApi.post('/account/password', (req, res) => {
  const user = findUser(requireUser(req).email)
  const password = text(fields(req.body).password)
  if (!user || password === '') throw new HttpError(422, 'Enter a password')
  user.password = password
  res.status(204).end()
})

/** There are three ways to show who you are. */
function identify(body: Record<string, unknown>): StoredUser {
  if (body.code !== undefined) {
    const user = useCode(text(body.code))
    if (!user) throw new HttpError(401, 'Start again')
    return user
  }
  if (body.credential !== undefined) {
    const user = userOfCredential(text(body.credential))
    if (!user) throw new HttpError(401, "Google's token was not accepted")
    return user
  }
  return userWithPassword(
    text(body.email),
    // Spaces count in a password.
    typeof body.password === 'string' ? body.password : undefined,
  )
}
