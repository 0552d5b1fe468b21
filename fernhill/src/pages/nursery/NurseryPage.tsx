import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import {
  forgetToken,
  getToken,
  hasToken,
  listOrdersToPack,
} from '../../api/nursery'
import { ApiError } from '../../api/request'
import type { Order } from '../../api/types'
import { capitalize } from '../../app/format'
import { useTitle } from '../../app/hooks'
import { useToasts } from '../../app/toasts'
import { Spinner } from '../../components/Spinner'
import { StockNews } from './StockNews'

/** What the nursery's tablets show: the orders, and plants that are running out. */
export function NurseryPage() {
  useTitle('Nursery')

  const [isSignedIn, setIsSignedIn] = useState(hasToken)
  const [message, setMessage] = useState('')

  function signOut(reason: string) {
    forgetToken()
    setMessage(reason)
    setIsSignedIn(false)
  }

  return (
    <div className="narrow">
      <h1>Nursery</h1>
      {isSignedIn ? (
        <>
          <StockNews />
          <OrdersToPack onExpired={() => signOut('Sign in again')} />
        </>
      ) : (
        <SignInForm message={message} onDone={() => setIsSignedIn(true)} />
      )}
    </div>
  )
}

function OrdersToPack({ onExpired }: { onExpired: () => void }) {
  const [orders, setOrders] = useState<Order[]>()
  const { showError } = useToasts()

  const fail = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onExpired()
    else showError(error, "the orders didn't load")
  })

  useEffect(() => {
    listOrdersToPack().then(setOrders, (error: unknown) => fail(error))
  }, [])

  if (!orders) return <Spinner label="Loading the orders" />

  return (
    <section className="card">
      <h2>Orders</h2>
      <ul>
        {orders.map(({ id, plant, quantity, status }) => (
          <li key={id} data-cy="order-row">
            #{id}: {quantity} × {plant}, {capitalize(status)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SignInFormProps {
  message: string
  onDone: () => void
}

function SignInForm({ message, onDone }: SignInFormProps) {
  const [error, setError] = useState(message)
  const [isSending, setIsSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)

    setIsSending(true)
    try {
      await getToken(String(data.get('email')), String(data.get('password')))
      onDone()
    } catch (error) {
      setIsSending(false)
      setError(
        (error instanceof Error && error.message) || 'Try again in a moment',
      )
    }
  }

  return (
    <form className="card" onSubmit={submit}>
      {error && (
        <p role="alert" className="field-error" data-cy="login-error">
          {error}
        </p>
      )}
      <div className="field">
        <label>
          Email
          <input
            type="email"
            name="email"
            required
            autoComplete="username"
            data-cy="email"
          />
        </label>
      </div>
      <div className="field">
        <label>
          Password
          <input
            type="password"
            name="password"
            required
            autoComplete="current-password"
            data-cy="password"
          />
        </label>
      </div>
      <button className="primary" disabled={isSending} data-cy="sign-in">
        Sign in
      </button>
    </form>
  )
}
