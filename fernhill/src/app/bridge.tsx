import { useEffect } from 'react'
import { getPlant } from '../api/plants'
import type { Cart } from '../api/types'
import { useCart } from './cart'
import { useSession } from './session'

declare global {
  interface Window {
    appReady?: boolean
    cart?: { items: { plantId: number; quantity: number }[] }
    store?: { dispatch(action: { type: 'cart/add'; plant: number }): void }
    fernhill?: {
      version: string
      ready: boolean
      store: { getState(): { cart: Pick<Cart, 'items'> } }
      emptyCart(): void
    }
  }
}

/**
 * Shows tests the state of the shop: `window.fernhill`, `window.cart`, and `window.store`.
 * Tests can also wait until the page is ready for input.
 */
export function Bridge() {
  const { cart, add, empty } = useCart()
  const { isKnown } = useSession()
  const isReady = isKnown && cart !== undefined

  useEffect(() => {
    const items = cart?.items ?? []

    window.fernhill = {
      version: document.documentElement.dataset.version ?? '',
      ready: isReady,
      store: { getState: () => ({ cart: { items } }) },
      emptyCart: () => void empty(),
    }
    window.cart = {
      items: items.map(({ plantId, quantity }) => ({ plantId, quantity })),
    }
    window.store = {
      dispatch: ({ plant }) => void getPlant(String(plant)).then(add),
    }
  }, [cart, isReady, add, empty])

  useEffect(() => {
    if (!isReady) return

    document.documentElement.dataset.ready = 'true'
    document.body.dataset.ready = 'true'
    window.appReady = true
    document.dispatchEvent(new Event('fernhill:ready'))
  }, [isReady])

  return null
}
