import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { getOrder } from '../../api/orders'
import { ApiError } from '../../api/request'
import type { Order } from '../../api/types'
import { capitalize, formatPrice } from '../../app/format'
import { useTitle } from '../../app/hooks'
import { goToLogin } from '../../app/session'
import { useToasts } from '../../app/toasts'
import { Spinner } from '../../components/Spinner'
import { Confirmation } from '../checkout/Confirmation'
import { NotFoundPage } from '../NotFoundPage'
import { ArrivalAlert } from './ArrivalAlert'

/** One order. Right after the checkout, it begins with a confirmation. */
export function OrderPage() {
  const { id = '' } = useParams()
  const state = useLocation().state as { order?: Order } | null
  const { order, isMissing } = useOrder(id, state?.order)
  useTitle(`Order #${id}`)

  if (isMissing) return <NotFoundPage title="There is no such order" />
  if (!order) return <Spinner label="Loading the order" />

  return (
    <>
      <h1>Order #{order.id}</h1>
      {state?.order && (
        <Confirmation
          id={order.id}
          total={formatPrice(order.total)}
          date={order.deliveryDate}
        />
      )}
      <section className="card">
        <h2>{capitalize(order.status)}</h2>
        <ul>
          {order.items?.map(({ name, quantity }) => (
            <li key={name}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
        <p>
          {formatPrice(order.total)}
          {order.address && `, to ${order.address}`}
        </p>
        <p>
          <ArrivalAlert id={order.id} />
        </p>
        <div className="row">
          <a
            href={`/orders/${order.id}/invoice`}
            target="_blank"
            rel="noopener"
          >
            Invoice
          </a>
          <Link to="/orders">All orders</Link>
        </div>
      </section>
    </>
  )
}

function useOrder(id: string, placed: Order | undefined) {
  const [order, setOrder] = useState(placed)
  const [isMissing, setIsMissing] = useState(false)
  const { showError } = useToasts()
  const isPlaced = placed !== undefined

  useEffect(() => {
    // What the checkout has just received is new enough.
    if (isPlaced) return

    getOrder(id).then(setOrder, (error: unknown) => {
      if (!(error instanceof ApiError))
        showError(error, "the order didn't load")
      else if (error.status === 401) goToLogin()
      else setIsMissing(true)
    })
  }, [id, isPlaced, showError])

  return { order, isMissing }
}
