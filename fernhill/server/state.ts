import type { Light, Mail, OrderItem, OrderStatus, Role } from './types.ts'
import * as seed from './seed.ts'

/** A plant, with what its page shows besides the JSON of the API. */
export interface StoredPlant {
  id: number
  name: string
  price: number
  light: Light
  stock: number
  water: string
  repotting: string
  petSafe: boolean
  rare: boolean
}

export interface StoredUser {
  email: string
  name: string
  role: Role
  address: string
  /** Only once it was changed: until then, any long enough password is right. */
  password?: string
}

export interface StoredCart {
  items: { id: number; plantId: number; quantity: number }[]
  coupon?: string
}

export interface StoredOrder {
  id: number
  email: string
  items: OrderItem[]
  total: number
  status: OrderStatus
  createdAt: string
  address: string
  deliveryDate: string
  name: string
  note: string
  /** What the payment service calls this order. */
  reference: string
}

export interface StoredReview {
  id: number
  plantId: number
  author: string
  text: string
  photo: { type: string; data: Buffer } | string | null
  createdAt: string
}

export interface StoredCoupon {
  code: string
  discount: number
  expired: boolean
}

export interface State {
  plants: StoredPlant[]
  users: StoredUser[]
  /** By their key: see `cartKey`. */
  carts: Map<string, StoredCart>
  orders: StoredOrder[]
  reviews: StoredReview[]
  /** All stars that a plant has got, by its id. */
  stars: Map<number, number[]>
  coupons: StoredCoupon[]
  subscribers: Set<string>
  mails: Mail[]
  /** Email addresses by the token that a browser keeps for 30 days. */
  rememberTokens: Map<string, string>
  lastCartItemId: number
}

const seededState = (): State => ({
  plants: seed.plants(),
  users: seed.users(),
  carts: new Map(),
  orders: seed.orders(),
  reviews: seed.reviews(),
  stars: seed.stars(),
  coupons: seed.coupons(),
  subscribers: new Set(),
  mails: [],
  rememberTokens: seed.rememberTokens(),
  lastCartItemId: 0,
})

/**
 * Everything the shop knows. There's no database: it lasts as long as the
 * process, and tests can start over at any time.
 */
export const state: State = seededState()

export function resetState(): void {
  Object.assign(state, seededState())
}
