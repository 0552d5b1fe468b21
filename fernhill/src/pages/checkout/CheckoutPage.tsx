import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { totalOf } from '../../api/cart'
import { placeOrder } from '../../api/orders'
import type { Cart, PlacedOrder } from '../../api/types'
import { useCart } from '../../app/cart'
import { readCookie } from '../../app/cookies'
import { formatPrice } from '../../app/format'
import { useTitle } from '../../app/hooks'
import { useSession } from '../../app/session'
import { useToasts } from '../../app/toasts'
import { EmptyState } from '../../components/EmptyState'
import { Spinner } from '../../components/Spinner'
import { AddressField } from './AddressField'
import { Confirmation } from './Confirmation'
import { DeliveryFields } from './DeliveryFields'
import { ExtrasFields } from './ExtrasFields'
import { PaymentFields } from './PaymentFields'
import { firstDay } from './deliveryDays'
import { useCheckoutDraft } from './useCheckoutDraft'

/** How long the plants of a cart are kept for a customer who checks out. */
const RESERVED_FOR = 10 * 60_000

export function CheckoutPage() {
  useTitle('Checkout')

  const { cart } = useCart()
  const { isKnown } = useSession()
  const [params] = useSearchParams()
  const payment = params.get('payment')
  usePaymentNotice(payment)
  useReservationNotice()

  if (payment === 'done') {
    return <Confirmation id={params.get('order') ?? undefined} />
  }

  return (
    <>
      <h1>Checkout</h1>
      <ol className="steps">
        <li className="done">Cart</li>
        <li className="done">Address</li>
        <li aria-current="step">Payment</li>
        <li aria-disabled="true">Confirmation</li>
      </ol>
      {cart && isKnown ? (
        <CheckoutForm cart={cart} />
      ) : (
        <Spinner label="Loading your cart" />
      )}
    </>
  )
}

function usePaymentNotice(payment: string | null) {
  const { show } = useToasts()

  useEffect(() => {
    if (payment === 'refused') show('Your payment was not accepted')
  }, [payment, show])
}

function useReservationNotice() {
  const { show } = useToasts()

  useEffect(() => {
    const timer = setTimeout(
      () => show('Your plants are no longer reserved'),
      RESERVED_FOR,
    )

    return () => clearTimeout(timer)
  }, [show])
}

function CheckoutForm({ cart }: { cart: Cart }) {
  const { user } = useSession()
  const { refresh } = useCart()
  const { showError } = useToasts()
  const navigate = useNavigate()
  const [draft, change, clearDraft] = useCheckoutDraft()
  const [isPlacing, setIsPlacing] = useState(false)
  const [isPlaced, setIsPlaced] = useState(false)
  const isSending = useRef(false)
  const note = useRef<HTMLDivElement>(null)

  const address = draft.address.trim() || (user?.address ?? '')
  const deliveryDate = draft.deliveryDate ?? firstDay()
  const total = formatPrice(totalOf(cart))

  function finish(order: PlacedOrder | undefined) {
    clearDraft()

    if (order?.paymentUrl && readCookie('payment') === 'redirect') {
      const { searchParams } = new URL(order.paymentUrl)
      sessionStorage.setItem('reference', searchParams.get('reference') ?? '')
      location.assign(order.paymentUrl)
    } else if (order?.id) {
      void navigate(`/orders/${order.id}`, { state: { order } })
      void refresh()
    } else setIsPlaced(true)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A double click arrives before the button is disabled.
    if (isSending.current) return
    isSending.current = true

    const data = new FormData(event.currentTarget)
    setIsPlacing(true)
    try {
      finish(
        await placeOrder({
          address,
          deliveryDate,
          deliveryTime: String(data.get('delivery-time')),
          delivery: String(data.get('delivery')),
          extras: data.getAll('extras').map(String),
          note: note.current?.textContent.trim() ?? '',
          coupon: cart.coupon?.code,
        }),
      )
    } catch (error) {
      showError(error, "your order wasn't placed")
    } finally {
      isSending.current = false
      setIsPlacing(false)
    }
  }

  if (isPlaced) return <Confirmation total={total} date={deliveryDate} />
  if (user && cart.items.length === 0) {
    return (
      <EmptyState>
        <p>There is nothing to check out</p>
        <Link to="/plants">Find a plant</Link>
      </EmptyState>
    )
  }

  return (
    <form className="checkout" onSubmit={submit}>
      <div className="card">
        <AddressField
          user={user}
          value={draft.address}
          onChange={(next) => change({ address: next })}
        />
        <DeliveryFields
          date={deliveryDate}
          onDate={(next) => change({ deliveryDate: next })}
        />
      </div>
      <div className="card">
        <ExtrasFields noteRef={note} />
      </div>
      <div className="card summary">
        <PaymentFields />
        <p className="row total">
          Total <strong data-cy="cart-total">{total}</strong>
        </p>
        <label className="checkbox">
          <span className="box">
            <input type="checkbox" name="terms" />
          </span>
          I accept the terms
        </label>
        <button
          className="primary"
          disabled={!address || isPlacing}
          data-cy="place-order"
        >
          Place order
        </button>
        <a href="https://pay.fernhill.example/">Pay an earlier order</a>
      </div>
    </form>
  )
}
