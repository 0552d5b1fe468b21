import { Router } from 'express'
import { HttpError } from '../lib/httpError.ts'
import { fields, isEmail, text, wholeNumber } from '../lib/input.ts'
import { lastMail } from '../model/mail.ts'
import { orderById, setStatus, toOrder, toStatus } from '../model/orders.ts'
import { plantById, setStock, toPlant } from '../model/plants.ts'
import { newCredential } from '../model/sessions.ts'
import { addCustomer, newCustomerEmail, toUser } from '../model/users.ts'
import { oneTimeCode } from '../sites/oneTimeCode.ts'
import { resetState, state } from '../state.ts'
import { seedMore } from './seedMore.ts'
import { signIn } from './visitor.ts'

/** What tests need to get the shop into the state they start from. */
export const testApi = Router()

testApi.post('/reset', (_req, res) => {
  resetState()
  res.status(204).end()
})

testApi.post('/seed', (req, res) => {
  res.json(seedMore(fields(req.body)))
})

testApi.patch('/plants/:id', (req, res) => {
  const plant = plantById(wholeNumber(req.params.id))
  const { stock, price } = fields(req.body)
  if (typeof price === 'number') plant.price = price
  if (typeof stock === 'number') setStock(plant, stock)
  res.json(toPlant(plant))
})

testApi.get('/orders', (_req, res) => {
  res.json(state.orders.map(toOrder))
})

testApi.patch('/orders/:id', (req, res) => {
  const order = orderById(wholeNumber(req.params.id))
  setStatus(order, toStatus(text(fields(req.body).status)))
  res.json(toOrder(order))
})

testApi.delete('/orders', (req, res) => {
  const note = req.query.note === undefined ? undefined : text(req.query.note)
  const before = state.orders.length
  state.orders = state.orders.filter(
    (order) => note !== undefined && order.note !== note,
  )
  res.json({ deleted: before - state.orders.length })
})

testApi.get('/mail', (req, res) => {
  const to = text(req.query.to)
  const mail = lastMail(to)
  if (!mail) throw new HttpError(404, `Nobody has written to ${to}`)
  res.json(mail)
})

testApi.get('/mails', (_req, res) => {
  res.json(state.mails)
})

testApi.get('/one-time-code', (_req, res) => {
  res.json({ code: oneTimeCode })
})

testApi.post('/customers', (req, res) => {
  const email = text(fields(req.body).email) || newCustomerEmail()
  if (!isEmail(email)) throw new HttpError(422, 'Enter a valid address')
  res.status(201).json(toUser(addCustomer(email)))
})

testApi.post('/session', (req, res) => {
  const user = addCustomer(text(fields(req.body).email))
  res.status(201).json({ token: signIn(req, res, user), user: toUser(user) })
})

testApi.post('/google-token', (req, res) => {
  const token = newCredential(addCustomer(text(fields(req.body).email)))
  res.json({ id_token: token, access_token: token })
})
