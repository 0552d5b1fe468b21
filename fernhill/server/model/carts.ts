import { HttpError } from '../lib/httpError.ts'
import { toCents } from '../lib/money.ts'
import { state, type StoredCart, type StoredPlant } from '../state.ts'
import type { Cart, Coupon } from '../types.ts'
import { plantById } from './plants.ts'

/** Whose cart it is: an account's, or that of a browser nobody has signed in at. */
export const userCartKey = (email: string) => `user ${email}`
export const guestCartKey = (id: string) => `guest ${id}`

/** Finds a cart, which is empty if nobody has put anything into it. */
export const readCart = (key: string | undefined): StoredCart =>
  (key === undefined ? undefined : state.carts.get(key)) ?? { items: [] }

/** Finds a cart in order to change it. */
function openCart(key: string): StoredCart {
  const cart = readCart(key)
  state.carts.set(key, cart)
  return cart
}

export function toCart(cart: StoredCart): Cart {
  const items = cart.items.map(({ id, plantId, quantity }) => {
    const { name, price } = plantById(plantId)
    return { id, plantId, name, price, quantity }
  })
  const sum = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  if (cart.coupon === undefined) return { items, total: sum }
  const coupon = validCoupon(cart.coupon)
  return { items, total: toCents(sum * (1 - coupon.discount)), coupon }
}

/** Puts a plant into a cart. Returns the item, which may have been there. */
export function addItem(key: string, plant: StoredPlant, quantity: number) {
  const cart = openCart(key)
  const item = cart.items.find((item) => item.plantId === plant.id)
  const wanted = (item?.quantity ?? 0) + quantity
  checkStock(plant, wanted)
  if (item) {
    item.quantity = wanted
    return item
  }
  const added = {
    id: ++state.lastCartItemId,
    plantId: plant.id,
    quantity: wanted,
  }
  cart.items.push(added)
  return added
}

export function setQuantity(key: string | undefined, id: number, to: number) {
  const item = readCart(key).items.find((item) => item.id === id)
  if (!item) throw new HttpError(404, 'This is not in your cart')
  checkStock(plantById(item.plantId), to)
  item.quantity = to
}

function checkStock({ name, stock }: StoredPlant, wanted: number): void {
  if (wanted < 1) throw new HttpError(422, 'Choose at least one')
  if (stock === 0) throw new HttpError(409, `${name} is sold out`, { stock })
  if (wanted > stock) throw new HttpError(422, `Only ${stock} left`, { stock })
}

export function removeItem(key: string | undefined, id: number): void {
  const cart = readCart(key)
  cart.items = cart.items.filter((item) => item.id !== id)
}

export const emptyCart = (key: string | undefined): boolean =>
  key !== undefined && state.carts.delete(key)

/** What a guest has chosen moves into the account, as far as there's stock. */
export function mergeCarts(guestKey: string, userKey: string): void {
  for (const { plantId, quantity } of readCart(guestKey).items) {
    const plant = plantById(plantId)
    const there = readCart(userKey).items.find(
      (item) => item.plantId === plantId,
    )
    const possible = Math.min(quantity, plant.stock - (there?.quantity ?? 0))
    if (possible > 0) addItem(userKey, plant, possible)
  }
  state.carts.delete(guestKey)
}

export function validCoupon(text: string): Coupon {
  const code = text.trim().toUpperCase()
  const coupon = state.coupons.find((coupon) => coupon.code === code)
  if (!coupon) throw new HttpError(404, 'We do not know this coupon')
  if (coupon.expired) throw new HttpError(410, 'This coupon has expired')
  return { code, discount: coupon.discount }
}

export function setCoupon(key: string, code: string | undefined): void {
  openCart(key).coupon = code
}
