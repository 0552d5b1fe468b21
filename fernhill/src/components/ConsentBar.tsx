import { useState } from 'react'
import { readCookie, writeCookie } from '../app/cookies'

/** Asks once about cookies. The shop sets none before the answer. */
export function ConsentBar() {
  const [isOpen, setIsOpen] = useState(readCookie('consent') === undefined)
  if (!isOpen) return null

  function answer(value: string) {
    writeCookie('consent', value)
    setIsOpen(false)
  }

  return (
    <aside className="consent" aria-label="Cookies">
      <p>We use cookies to keep you signed in and to remember your cart.</p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => answer('accepted')}
        >
          Accept
        </button>
        <button type="button" onClick={() => answer('necessary')}>
          Only necessary ones
        </button>
      </div>
    </aside>
  )
}
