import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../app/hooks'

const MINUTE = 60_000
const DURATION = 10 * MINUTE

/** An offer that ends ten minutes after the page was opened. Prices may change then. */
export function Offer({ onEnd }: { onEnd: () => void }) {
  const now = useNow()
  const [end] = useState(() => Date.now() + DURATION)
  const left = Math.max(0, end - now.getTime())
  const isOver = left === 0
  const finish = useEffectEvent(onEnd)

  useEffect(() => {
    if (isOver) finish()
  }, [isOver])

  if (isOver) return null

  const minutes = Math.floor(left / MINUTE)
  const seconds = Math.floor((left % MINUTE) / 1000)

  return (
    <aside className="offer" aria-label="Offer" data-cy="hero">
      <Link to="/plants/7">Offer of the hour</Link>
      <span>
        Ends in {minutes}:{String(seconds).padStart(2, '0')}
      </span>
    </aside>
  )
}
