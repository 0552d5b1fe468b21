import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import { privateCookie, readCookie } from '../lib/cookies.ts'
import { HttpError } from '../lib/httpError.ts'
import { text } from '../lib/input.ts'
import { findUser } from '../model/users.ts'
import { origins } from '../origins.ts'
import { signIn } from './visitor.ts'

/**
 * The shop's half of signing in with GitHub. There's no GitHub app for a demo,
 * so tests play GitHub's half, and the code that they send back is `test-code`.
 */
export const github = Router()

const redirectUri = `${origins.shop}/auth/github/callback`
const stateCookie = 'github-state'

github.get('/auth/github', (req, res) => {
  const state = randomUUID()
  const query = new URLSearchParams({
    client_id: 'fernhill',
    redirect_uri: redirectUri,
    scope: 'user:email',
    state,
  })
  res.cookie(stateCookie, state, privateCookie(req))
  res.redirect(302, `https://github.com/login/oauth/authorize?${query}`)
})

github.get('/auth/github/callback', (req, res) => {
  const expected = readCookie(req, stateCookie)
  // Otherwise anyone could make you sign in to their account.
  if (expected === undefined || req.query.state !== expected) {
    throw new HttpError(400, 'GitHub sent a state that we did not send')
  }
  res.clearCookie(stateCookie, privateCookie(req))

  const user = findUser('ada@fernhill.example')
  if (text(req.query.code) !== 'test-code' || !user) {
    return res.redirect(303, '/login?error=github')
  }
  signIn(req, res, user)
  res.redirect(303, '/')
})
