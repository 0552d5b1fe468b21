import { Router } from 'express'
import { HttpError } from '../lib/httpError.ts'
import { fields, isEmail, text } from '../lib/input.ts'
import { sendMail } from '../model/mail.ts'
import { state } from '../state.ts'

export const newsletterApi = Router()

newsletterApi.post('/newsletter', (req, res) => {
  const email = text(fields(req.body).email).toLowerCase()
  if (!isEmail(email)) throw new HttpError(422, 'Enter a valid address')
  state.subscribers.add(email)
  sendMail({
    to: email,
    subject: 'Welcome to our newsletter',
    text: 'Once a month, we write about a plant and how to keep it happy.',
    link: '/care',
  })
  res.status(201).json({ email })
})
