import { useState } from 'react'
import { readStored } from '../../app/storage'

interface CheckoutDraft {
  address: string
  /** Undefined until the customer has chosen a day, or has cleared it. */
  deliveryDate?: string
}

const KEY = 'checkout'

/** What the customer has filled in, for as long as the tab is open. */
export function useCheckoutDraft() {
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    address: '',
    ...readStored<Partial<CheckoutDraft>>(sessionStorage, KEY, {}),
  }))

  function change(changed: Partial<CheckoutDraft>) {
    const next = { ...draft, ...changed }

    sessionStorage.setItem(KEY, JSON.stringify(next))
    setDraft(next)
  }

  const clear = () => sessionStorage.removeItem(KEY)

  return [draft, change, clear] as const
}
