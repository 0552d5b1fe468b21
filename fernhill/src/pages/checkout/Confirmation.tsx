import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { fromDay } from '../../app/format'
import { useSession } from '../../app/session'

interface ConfirmationProps {
  id?: number | string
  total?: string
  date?: string
}

/** Says that an order has been placed. */
export function Confirmation({ id, total, date }: ConfirmationProps) {
  const { user } = useSession()
  const box = useRef<HTMLElement>(null)

  // Whoever uses a screen reader should hear it at once.
  useEffect(() => box.current?.focus(), [])

  const day =
    date &&
    fromDay(date).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    })

  return (
    <section
      ref={box}
      className="card confirmation"
      aria-labelledby="confirmation-title"
      tabIndex={-1}
      data-cy="confirmation"
      data-order={id}
    >
      <img src="/img/monstera.jpg" alt="" width={120} height={120} />
      <div>
        <h2 id="confirmation-title">
          {user ? `Thank you, ${user.name}` : 'Thank you'}
        </h2>
        <p>
          {id ? `We have your order #${id}.` : 'We have your order.'}
          {total && ` It comes to ${total}.`}
          {day && ` Expect it on ${day}.`}
        </p>
        <Link to="/plants">Back to the plants</Link>
      </div>
    </section>
  )
}
