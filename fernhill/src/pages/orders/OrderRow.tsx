import type { HTMLAttributes, MouseEvent } from 'react'
import type { Order } from '../../api/types'
import { capitalize, formatPrice } from '../../app/format'

interface OrderRowProps {
  order: Order
  isOpen: boolean
  isSelected: boolean
  onChange: (change: Partial<Order>) => void
  onBuyAgain: () => void
  rowProps: HTMLAttributes<HTMLTableRowElement>
}

/** Orders that haven't left the greenhouse. */
const CANCELABLE = ['new', 'paid']

export function OrderRow({
  order,
  isOpen,
  isSelected,
  onChange,
  onBuyAgain,
  rowProps,
}: OrderRowProps) {
  const { id, name, plant, items, total, status, note, customer } = order
  const state = status.toLowerCase()
  const plants =
    plant ?? items?.map((item) => item.name).join(', ') ?? 'Several plants'

  function rename() {
    const next = prompt('Name of this order?')
    if (next) onChange({ name: next })
  }

  return (
    <tr
      id={`order-${id}`}
      className={isOpen ? `${state} is-open` : state}
      aria-selected={isSelected}
      tabIndex={0}
      data-cy="order-row"
      {...rowProps}
    >
      <td>#{id}</td>
      <td>{plants}</td>
      <td>{formatPrice(total)}</td>
      <td>
        <span className={`status ${state}`} data-cy="order-status">
          {capitalize(status)}
        </span>
      </td>
      <td>
        <Placed at={order.createdAt} />
        {[customer, name, note].filter(Boolean).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </td>
      <td className="actions">
        <a href={`/orders/${id}/invoice`} target="_blank" rel="noopener">
          Invoice
        </a>
        <a
          href="/cart"
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            onBuyAgain()
          }}
        >
          Buy again
        </a>
        <button type="button" onClick={rename}>
          Rename
        </button>
        {CANCELABLE.includes(state) && (
          <button
            type="button"
            onClick={() => onChange({ status: 'canceled' })}
          >
            Cancel
          </button>
        )}
      </td>
    </tr>
  )
}

function Placed({ at }: { at: string | undefined }) {
  if (!at) return null

  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()

  return (
    <time dateTime={at}>
      {isToday && 'Today, '}
      {date.toLocaleDateString('en-US')}
    </time>
  )
}
