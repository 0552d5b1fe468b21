import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import { addItem, readCart, toCart, userCartKey } from '../model/carts.ts'
import { nextOrderId, toOrder, toStatus } from '../model/orders.ts'
import { plantById, plantByName } from '../model/plants.ts'
import { addCustomer, toUser } from '../model/users.ts'
import * as seed from '../seed.ts'
import { state, type StoredOrder, type StoredPlant } from '../state.ts'

type Request = Record<string, unknown>

/** Adds what a test asks for with `what`, and returns what there is now. */
export function seedMore(request: Request): unknown {
  const what = text(request.what)
  const run = seeds[what]
  if (run) return run(request)
  throw new HttpError(
    422,
    `Can't seed "${what}", only ${Object.keys(seeds).join(', ')}`,
  )
}

const seeds: Record<string, (request: Request) => unknown> = {
  plants(request) {
    state.plants = [
      ...seed.plants(),
      ...morePlants(wholeNumber(request.count) ?? 0),
    ]
    return { plants: state.plants.length }
  },

  reviews() {
    state.reviews = seed.reviews()
    state.stars = seed.stars()
    return { reviews: state.reviews.length }
  },

  users: (request) => toUser(addCustomer(emailIn(request))),

  coupons(request) {
    const coupon = {
      code: text(request.code).toUpperCase(),
      discount: Number(request.discount ?? 0.1),
      expired: request.expired === true,
    }
    state.coupons.push(coupon)
    return coupon
  },

  /** Without `items`, the cart's total is $48.00. */
  cart(request) {
    const key = userCartKey(emailIn(request))
    const items = Array.isArray(request.items)
      ? request.items.map(fields)
      : [
          { plant: 'Monstera', quantity: 1 },
          { plant: 'Boston fern', quantity: 2 },
        ]
    state.carts.delete(key)
    for (const item of items) {
      addItem(key, plantIn(item), wholeNumber(item.quantity) ?? 1)
    }
    return toCart(readCart(key))
  },

  orders(request) {
    const email = emailIn(request)
    addCustomer(email)
    const count = wholeNumber(request.count)
    if (count !== undefined) {
      removeOrders(email)
      state.orders.push(...manyOrders(email, count))
    } else if (Array.isArray(request.orders)) {
      if (request.replace === true) removeOrders(email)
      for (const order of request.orders.map(fields)) {
        state.orders.push(newOrder(email, order))
      }
    } else {
      removeOrders(email)
      state.orders.push(...seed.orders().map((order) => ({ ...order, email })))
    }
    return state.orders.filter((order) => order.email === email).map(toOrder)
  },
}

const emailIn = ({ email }: Request): string =>
  text(email).toLowerCase() || 'ada@fernhill.example'

function plantIn({ plant, plantId }: Request): StoredPlant {
  const named = typeof plant === 'string' ? plantByName(plant) : undefined
  return named ?? plantById(wholeNumber(plantId ?? plant))
}

function removeOrders(email: string): void {
  state.orders = state.orders.filter((order) => order.email !== email)
}

function newOrder(email: string, request: Request): StoredOrder {
  const id = nextOrderId()
  const { id: plantId, name, price } = plantIn(request)
  const quantity = wholeNumber(request.quantity) ?? 1
  return {
    id,
    email,
    items: [{ plantId, name, price, quantity }],
    total: price * quantity,
    status: toStatus(text(request.status) || 'new'),
    createdAt: new Date().toISOString(),
    address: '12 Fern Lane, Portland',
    deliveryDate: '',
    name: '',
    note: text(request.note),
    reference: `seed-${id}`,
  }
}

/** Fills the catalog up to a number of plants. */
function morePlants(count: number): StoredPlant[] {
  const known = seed.plants().length
  return Array.from({ length: Math.max(0, count - known) }, (_, index) => ({
    id: known + index + 1,
    name: `Seedling ${index + 1}`,
    price: 30,
    light: 'half-shade',
    stock: 1,
    water: 'Weekly',
    repotting: 'Every year',
    petSafe: true,
    rare: false,
  }))
}

/** The newest is #1041, unless there are more than that. One was made a day. */
function manyOrders(email: string, count: number): StoredOrder[] {
  const newest = Math.max(1041, count)
  const day = 24 * 60 * 60 * 1000
  return Array.from({ length: count }, (_, age) => {
    const plant = state.plants[age % state.plants.length]
    return {
      ...newOrder(email, { plantId: plant?.id, status: 'shipped' }),
      id: newest - age,
      createdAt: new Date(
        Date.parse('2025-09-14T11:05:00.000Z') - age * day,
      ).toISOString(),
    }
  })
}
