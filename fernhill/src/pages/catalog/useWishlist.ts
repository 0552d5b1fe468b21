import { useState } from 'react'
import { readStored } from '../../app/storage'

/** The plants that a customer has saved, in local storage. */
export function useWishlist() {
  const [ids, setIds] = useState(() =>
    readStored<number[]>(localStorage, 'wishlist', []),
  )

  function toggle(id: number) {
    const next = ids.includes(id)
      ? ids.filter((saved) => saved !== id)
      : [...ids, id]

    localStorage.setItem('wishlist', JSON.stringify(next))
    setIds(next)
  }

  return { ids, toggle }
}
