import { Router } from 'express'
import { createJwt } from '../lib/jwt.ts'
import { fields, text } from '../lib/input.ts'
import { userWithPassword } from '../model/users.ts'
import type { AccessToken } from '../types.ts'

export const tokenApi = Router()

const oneHour = 60 * 60

/** Signs in clients that keep a token instead of a cookie, such as the nursery. */
tokenApi.post('/token', (req, res) => {
  const { email, password } = fields(req.body)
  const user = userWithPassword(text(email), String(password ?? ''))
  const answer: AccessToken = {
    token: createJwt(user.email, oneHour),
    expiresIn: oneHour,
  }
  res.status(201).json(answer)
})
