import { Router } from 'express'
import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import {
  addItem,
  emptyCart,
  readCart,
  removeItem,
  setCoupon,
  setQuantity,
  toCart,
  validCoupon,
} from '../model/carts.ts'
import { plantById, plantByName } from '../model/plants.ts'
import type { AddedToCart } from '../types.ts'
import { cartKeyOf, ensureCartKey } from './visitor.ts'

export const cartApi = Router()

cartApi.get('/cart', (req, res) => {
  res.json(toCart(readCart(cartKeyOf(req))))
})

cartApi.post('/cart', (req, res) => {
  const body = fields(req.body)
  const plant = plantIn(body)
  const quantity = quantityIn(body)
  const key = ensureCartKey(req, res)
  const item = addItem(key, plant, quantity)
  const answer: AddedToCart = { id: item.id, ...toCart(readCart(key)) }
  res.status(201).json(answer)
})

cartApi.put('/cart', (req, res) => {
  const { items } = fields(req.body)
  if (!Array.isArray(items)) throw new HttpError(422, 'Send a list of items')
  const wanted = items.map((item) => ({
    plant: plantIn(fields(item)),
    quantity: quantityIn(fields(item)),
  }))
  const key = ensureCartKey(req, res)
  emptyCart(key)
  for (const { plant, quantity } of wanted) addItem(key, plant, quantity)
  res.json(toCart(readCart(key)))
})

cartApi.delete('/cart', (req, res) => {
  emptyCart(cartKeyOf(req))
  res.status(204).end()
})

cartApi.post('/cart/coupon', (req, res) => {
  const { code } = validCoupon(text(fields(req.body).code))
  const key = ensureCartKey(req, res)
  setCoupon(key, code)
  res.json(toCart(readCart(key)))
})

cartApi.delete('/cart/coupon', (req, res) => {
  const key = ensureCartKey(req, res)
  setCoupon(key, undefined)
  res.json(toCart(readCart(key)))
})

cartApi.patch('/cart/:id', (req, res) => {
  const id = wholeNumber(req.params.id) ?? 0
  const key = cartKeyOf(req)
  setQuantity(key, id, quantityIn(fields(req.body)))
  res.json(toCart(readCart(key)))
})

cartApi.delete('/cart/:id', (req, res) => {
  const key = cartKeyOf(req)
  removeItem(key, wholeNumber(req.params.id) ?? 0)
  res.json(toCart(readCart(key)))
})

/** Plants may be given by id or by name. */
function plantIn({ plantId, plant, name }: Record<string, unknown>) {
  const byName = plantByName(text(name))
  return byName ?? plantById(wholeNumber(plantId ?? plant))
}

function quantityIn(body: Record<string, unknown>): number {
  const quantity = wholeNumber(body.quantity ?? 1)
  if (quantity === undefined) throw new HttpError(422, 'Enter a whole number')
  return quantity
}
