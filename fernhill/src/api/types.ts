import type * as server from '../../server/types.ts'

export type {
  Care,
  Coupon,
  Light,
  PlacedOrder,
  PlantReviews,
  Rating,
  Review,
  User,
} from '../../server/types.ts'

/**
 * The client tolerates responses that lack fields, because tests stub them with only
 * those that matter. The server itself sends all of them.
 */
type Tolerant<T, Required extends keyof T> = Pick<T, Required> & Partial<T>

export type Plant = Tolerant<server.Plant, 'id' | 'name' | 'price'> & {
  /** Replaces the picture that belongs to the name. */
  photo?: string
}

export type CartItem = server.CartItem

export interface Cart {
  items: CartItem[]
  coupon?: server.Coupon
}

export type Order = Tolerant<Omit<server.Order, 'status'>, 'id'> & {
  status: string
}

export interface PlantQuery {
  search?: string
  light?: string
  sort?: string
  'max-price'?: string
  filter?: string[]
  page?: number
}
