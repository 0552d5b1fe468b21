import { Router, type Request } from 'express'
import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import {
  addItem,
  emptyCart,
  readCart,
  setCoupon,
  toCart,
  userCartKey,
  validCoupon,
} from '../model/carts.ts'
import {
  orderCart,
  orderFor,
  orderPlant,
  ordersFor,
  paymentUrl,
  setStatus,
  toOrder,
} from '../model/orders.ts'
import { plantById } from '../model/plants.ts'
import type { PlacedOrder } from '../types.ts'
import { requireUser } from './visitor.ts'

export const ordersApi = Router()

ordersApi.get('/orders', (req, res) => {
  res.json(ordersFor(requireUser(req)).map(toOrder))
})

ordersApi.post('/orders', (req, res) => {
  const body = fields(req.body)
  if (body.plant !== undefined || body.plantId !== undefined) {
    res.status(201).json(orderOnePlant(req, body))
  } else {
    res.status(201).json(orderWholeCart(req, body))
  }
})

ordersApi.get('/orders/:id', (req, res) => {
  res.json(toOrder(requestedOrder(req)))
})

ordersApi.patch('/orders/:id', (req, res) => {
  const order = requestedOrder(req)
  const { name, status } = fields(req.body)
  if (status !== undefined) {
    if (status !== 'canceled') {
      throw new HttpError(403, 'You can only cancel an order')
    }
    if (order.status === 'shipped' || order.status === 'delivered') {
      throw new HttpError(409, 'This order has already left')
    }
    setStatus(order, status)
  }
  if (name !== undefined) order.name = text(name)
  res.json(toOrder(order))
})

ordersApi.post('/orders/:id/again', (req, res) => {
  const { items } = requestedOrder(req)
  const key = userCartKey(requireUser(req).email)
  for (const { plantId, quantity } of items) {
    addItem(key, plantById(plantId), quantity)
  }
  res.status(201).json(toCart(readCart(key)))
})

/** Finds the order of a path, if the visitor may see it. */
const requestedOrder = (req: Request) =>
  orderFor(requireUser(req), wholeNumber(req.params.id))

function orderWholeCart(
  req: Request,
  body: Record<string, unknown>,
): PlacedOrder {
  const address = text(body.address)
  if (address === '') throw new HttpError(422, 'address is missing')
  const user = requireUser(req, 'Sign in to place your order')
  const key = userCartKey(user.email)
  if (body.coupon !== undefined) {
    setCoupon(key, validCoupon(text(body.coupon)).code)
  }
  const order = orderCart(user, toCart(readCart(key)), {
    address,
    deliveryDate: text(body.deliveryDate),
    note: text(body.note),
  })
  emptyCart(key)
  return {
    ...toOrder(order),
    paymentUrl: paymentUrl(order),
    reference: order.reference,
  }
}

/** Buys one plant without the cart, and answers with little more than it got. */
function orderOnePlant(req: Request, body: Record<string, unknown>) {
  const user = requireUser(req, 'Sign in to place your order')
  const plant = plantById(wholeNumber(body.plant ?? body.plantId))
  const quantity = wholeNumber(body.quantity ?? 1) ?? 0
  if (quantity < 1) throw new HttpError(422, 'Choose at least one')
  const { id, createdAt, status } = orderPlant(user, plant, quantity, {
    address: text(body.address) || user.address,
    deliveryDate: text(body.deliveryDate),
    note: text(body.note),
  })
  return { id, createdAt, plant: plant.id, quantity, status }
}
