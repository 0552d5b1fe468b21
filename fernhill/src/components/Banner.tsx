import { useState } from 'react'
import { readCookie, writeCookie } from '../app/cookies'
import { useSession } from '../app/session'

/** An announcement above every page. It comes late: after the server has said who's there. */
export function Banner() {
  const { isKnown } = useSession()
  const [isOpen, setIsOpen] = useState(readCookie('banner') !== 'dismissed')
  if (!isKnown || !isOpen) return null

  return (
    <aside className="banner" aria-label="Announcement" data-cy="banner">
      <p>Free delivery this week</p>
      <button
        type="button"
        onClick={() => {
          writeCookie('banner', 'dismissed')
          setIsOpen(false)
        }}
      >
        Close
      </button>
    </aside>
  )
}
