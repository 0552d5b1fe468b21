import { randomUUID } from 'node:crypto'
import { changes } from '../changes.ts'
import { HttpError } from '../lib/httpError.ts'
import { origins } from '../origins.ts'
import {
  state,
  type StoredOrder,
  type StoredPlant,
  type StoredUser,
} from '../state.ts'
import type { Cart, Order, OrderItem, OrderStatus } from '../types.ts'
import { sendMail } from './mail.ts'
import { plantById, setStock } from './plants.ts'
import { findUser } from './users.ts'

const statuses: OrderStatus[] = [
  'new',
  'paid',
  'packed',
  'shipped',
  'delayed',
  'delivered',
  'canceled',
]

/** Accepts `Shipped` as well as `shipped`. */
export function toStatus(text: string): OrderStatus {
  const status = statuses.find((status) => status === text.toLowerCase())
  if (status) return status
  throw new HttpError(
    422,
    `An order cannot be "${text}", only ${statuses.join(', ')}`,
  )
}

export const toOrder = (order: StoredOrder): Order => ({
  id: order.id,
  plant: order.items.map(({ name }) => name).join(', '),
  items: order.items,
  quantity: countOf(order.items),
  total: order.total,
  status: order.status,
  createdAt: order.createdAt,
  customer: findUser(order.email)?.name ?? order.email,
  address: order.address,
  deliveryDate: order.deliveryDate,
  name: order.name,
  note: order.note,
})

const countOf = (items: OrderItem[]) =>
  items.reduce((count, { quantity }) => count + quantity, 0)

/** The orders someone may see, newest first. Administrators see all. */
export const ordersFor = (user: StoredUser): StoredOrder[] =>
  state.orders
    .filter((order) => mayRead(user, order))
    .sort((a, b) => b.id - a.id)

const mayRead = (user: StoredUser, order: StoredOrder) =>
  user.role === 'administrator' || order.email === user.email

export function orderFor(user: StoredUser, id: number | undefined) {
  const order = orderById(id)
  if (!mayRead(user, order)) throw new HttpError(404, 'There is no such order')
  return order
}

export function orderById(id: number | undefined): StoredOrder {
  const order = state.orders.find((order) => order.id === id)
  if (!order) throw new HttpError(404, 'There is no such order')
  return order
}

export interface OrderDetails {
  address: string
  deliveryDate: string
  note: string
}

export function orderCart(
  user: StoredUser,
  { items, total }: Cart,
  details: OrderDetails,
): StoredOrder {
  if (items.length === 0) throw new HttpError(422, 'Your cart is empty')
  return placeOrder(
    user,
    items.map(({ id: _, ...item }) => item),
    total,
    details,
  )
}

export const orderPlant = (
  user: StoredUser,
  { id, name, price }: StoredPlant,
  quantity: number,
  details: OrderDetails,
): StoredOrder =>
  placeOrder(
    user,
    [{ plantId: id, name, price, quantity }],
    price * quantity,
    details,
  )

function placeOrder(
  user: StoredUser,
  items: OrderItem[],
  total: number,
  details: OrderDetails,
): StoredOrder {
  takeFromStock(items)
  const order: StoredOrder = {
    ...details,
    id: nextOrderId(),
    email: user.email,
    items,
    total,
    status: 'new',
    createdAt: new Date().toISOString(),
    name: '',
    reference: randomUUID(),
  }
  state.orders.push(order)
  const count = countOf(items)
  sendMail({
    to: user.email,
    subject: `Order #${order.id}: ${count} ${count === 1 ? 'plant' : 'plants'}`,
    text: `Thank you, ${user.name}. We'll tell you when it's on its way.`,
    link: `/orders#order-${order.id}`,
  })
  return order
}

export const nextOrderId = () =>
  Math.max(1041, ...state.orders.map(({ id }) => id)) + 1

/** Checks everything first, so an order takes all of its plants or none. */
function takeFromStock(items: OrderItem[]): void {
  const plants = items.map(({ plantId, quantity }) => {
    const plant = plantById(plantId)
    const { name, stock } = plant
    if (stock < quantity) {
      const problem = stock === 0 ? 'is sold out' : `: only ${stock} left`
      throw new HttpError(409, `${name} ${problem}`.replace(' :', ':'), {
        stock,
      })
    }
    return { plant, rest: stock - quantity }
  })
  for (const { plant, rest } of plants) setStock(plant, rest)
}

export function setStatus(order: StoredOrder, status: OrderStatus): void {
  order.status = status
  changes.emit('order', { id: order.id, status, email: order.email })
  if (status !== 'shipped') return
  sendMail({
    to: order.email,
    subject: 'Your order is on its way',
    text: `Order #${order.id} has left the nursery.`,
    link: `/orders#order-${order.id}`,
  })
}

/** Where an order can be paid. */
export const paymentUrl = ({ id, reference }: StoredOrder): string =>
  `${origins.pay}/orders/${id}?reference=${reference}`
