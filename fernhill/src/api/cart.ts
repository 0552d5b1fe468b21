import { runOperation, usesGraphql } from './graphql'
import { request } from './request'
import type { Cart, CartItem } from './types'

/**
 * A visitor's cart is found by an id in local storage. The cart of a customer belongs to
 * the account, and a cart that `cy.request()` filled belongs to a cookie.
 */
const ID_KEY = 'cart-id'

function cartHeaders(): Record<string, string> {
  const id = localStorage.getItem(ID_KEY)

  return id ? { 'x-cart': id } : {}
}

export const hasCartId = () => localStorage.getItem(ID_KEY) !== null

export const createCartId = () =>
  localStorage.setItem(ID_KEY, crypto.randomUUID())

const send = <T>(
  path: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  body?: object,
) => request<T>(`/api/cart${path}`, { method, body, headers: cartHeaders() })

export async function getCart(): Promise<Cart> {
  if (usesGraphql()) {
    const { cart } = await runOperation<{ cart: unknown }>('Cart')
    return toCart(cart)
  }

  return toCart(await request('/api/cart', { headers: cartHeaders() }))
}

/** Accepts what tests stub, too: an empty list, or a cart that only has a total. */
export function toCart(data: unknown): Cart {
  const { items, coupon } = Object(data) as Partial<Cart>

  return {
    items: Array.isArray(data) ? (data as CartItem[]) : (items ?? []),
    // GraphQL and some stubs only name the coupon.
    coupon: typeof coupon === 'object' ? coupon : undefined,
  }
}

/** What the items cost together, with the coupon's discount. */
export function totalOf({ items, coupon }: Cart): number {
  const sum = items.reduce(
    (total, { price, quantity }) => total + price * quantity,
    0,
  )

  return sum * (1 - (coupon?.discount ?? 0))
}

export async function addToCart(plantId: number, quantity: number) {
  if (usesGraphql()) {
    return runOperation<unknown>(
      'AddToCart',
      quantity === 1 ? { id: plantId } : { id: plantId, quantity },
    )
  }

  return send<unknown>('', 'POST', { plantId, quantity })
}

export const replaceCart = (items: Pick<CartItem, 'plantId' | 'quantity'>[]) =>
  send<unknown>('', 'PUT', { items })

export const setQuantity = (id: number, quantity: number) =>
  send(`/${id}`, 'PATCH', { quantity })

export const removeItem = (id: number) => send(`/${id}`, 'DELETE')

export const emptyCart = () => send('', 'DELETE')

export const applyCoupon = (code: string) =>
  send<unknown>('/coupon', 'POST', { code })
