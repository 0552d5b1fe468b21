import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import * as api from '../api/cart'
import type { Cart, CartItem, Plant } from '../api/types'
import { useSession } from './session'
import { readStored } from './storage'
import { useToasts } from './toasts'

interface CartStore {
  /** Undefined until the server has answered. */
  cart: Cart | undefined
  /** How many pieces are in it. */
  count: number | undefined
  add: (plant: Plant, quantity?: number) => Promise<void>
  setQuantity: (item: CartItem, quantity: number) => Promise<void>
  remove: (item: CartItem) => Promise<void>
  empty: () => Promise<void>
  applyCoupon: (code: string) => Promise<void>
  move: (from: number, to: number) => void
  refresh: () => Promise<void>
}

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const { user, isKnown } = useSession()
  const { showError } = useToasts()
  const [cart, setCart] = useState<Cart>()
  const isGuest = isKnown && !user

  const changeItems = useCallback(
    (change: (items: CartItem[]) => CartItem[]) =>
      setCart((now) => ({ ...now, items: change(now?.items ?? []) })),
    [],
  )

  const refresh = useCallback(async () => {
    try {
      await restoreStoredCart()
      setCart(await api.getCart())
    } catch (error) {
      showError(error, "your cart didn't load", () => void refresh())
    }
  }, [showError])

  useEffect(() => {
    void refresh()

    // Another tab may have changed the cart. Fields have focus events, too.
    const onFocus = (event: Event) => {
      if (event.target === window) void refresh()
    }
    window.addEventListener('focus', onFocus)

    return () => window.removeEventListener('focus', onFocus)
  }, [refresh])

  useEffect(() => {
    if (isGuest && cart) storeCart(cart.items)
  }, [isGuest, cart])

  const isNew = cart?.items.length === 0
  const add = useCallback(
    async (plant: Plant, quantity = 1) => {
      if (isGuest && isNew && !api.hasCartId()) api.createCartId()

      const added = await api.addToCart(plant.id, quantity)
      navigator.sendBeacon(
        '/api/events',
        JSON.stringify({ event: 'add-to-cart', plantId: plant.id }),
      )
      // The page counts by itself: a stubbed response has no cart in it.
      changeItems((items) => addItem(items, plant, quantity, idOf(added)))
    },
    [changeItems, isGuest, isNew],
  )

  const setQuantity = useCallback(
    async (item: CartItem, quantity: number) => {
      await api.setQuantity(item.id, quantity)
      changeItems((items) =>
        items.map((other) =>
          other.id === item.id ? { ...other, quantity } : other,
        ),
      )
    },
    [changeItems],
  )

  const remove = useCallback(
    async (item: CartItem) => {
      await api.removeItem(item.id)
      changeItems((items) => items.filter(({ id }) => id !== item.id))
    },
    [changeItems],
  )

  const empty = useCallback(async () => {
    await api.emptyCart()
    changeItems(() => [])
  }, [changeItems])

  const applyCoupon = useCallback(async (code: string) => {
    const { coupon } = api.toCart(await api.applyCoupon(code))

    // The items stay those of the page, which a test may have stubbed.
    setCart((now) => ({ items: now?.items ?? [], coupon }))
  }, [])

  const move = useCallback(
    (from: number, to: number) =>
      changeItems((items) => {
        const moved = items[from]

        return moved ? items.toSpliced(from, 1).toSpliced(to, 0, moved) : items
      }),
    [changeItems],
  )

  const value = useMemo(
    () => ({
      cart,
      count: cart?.items.reduce((sum, { quantity }) => sum + quantity, 0),
      add,
      setQuantity,
      remove,
      empty,
      applyCoupon,
      move,
      refresh,
    }),
    [cart, add, setQuantity, remove, empty, applyCoupon, move, refresh],
  )

  return <CartContext value={value}>{children}</CartContext>
}

export function useCart() {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('useCart needs a CartProvider')

  return cart
}

type StoredItem = Pick<CartItem, 'plantId' | 'quantity'>

const STORED_CART = 'cart'

/** Keeps a copy of a visitor's cart, from which another server can restore it. */
function storeCart(items: CartItem[]) {
  if (items.length === 0) {
    localStorage.removeItem(STORED_CART)
    return
  }

  localStorage.setItem(
    STORED_CART,
    JSON.stringify(
      items.map(({ plantId, name, quantity }) => ({ plantId, name, quantity })),
    ),
  )
}

/** Sends a cart that local storage has and the server can't know, because it has no id. */
async function restoreStoredCart() {
  const items = readStored<StoredItem[]>(localStorage, STORED_CART, [])
  if (items.length === 0 || api.hasCartId()) return

  api.createCartId()
  await api.replaceCart(items)
}

function addItem(
  items: CartItem[],
  plant: Plant,
  quantity: number,
  id: number,
): CartItem[] {
  const { id: plantId, name, price } = plant
  const old = items.find((item) => item.plantId === plantId)
  if (!old) return [...items, { id, plantId, name, price, quantity }]

  return items.map((item) =>
    item === old ? { ...item, quantity: item.quantity + quantity } : item,
  )
}

/** The number that the server gave to the new item. */
function idOf(added: unknown): number {
  const { id } = Object(added) as { id?: unknown }

  return typeof id === 'number' ? id : 0
}
