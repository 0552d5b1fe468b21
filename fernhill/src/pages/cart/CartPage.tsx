import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { totalOf } from '../../api/cart'
import type { Cart } from '../../api/types'
import { useCart } from '../../app/cart'
import { formatPrice } from '../../app/format'
import { useTitle } from '../../app/hooks'
import { t } from '../../app/language'
import { useSession } from '../../app/session'
import { useToasts } from '../../app/toasts'
import { Dialog } from '../../components/Dialog'
import { EmptyState } from '../../components/EmptyState'
import { Spinner } from '../../components/Spinner'
import { CartLine } from './CartLine'
import { CouponForm } from './CouponForm'

export function CartPage() {
  useTitle('Your cart')

  const { cart } = useCart()

  return (
    <>
      <h1>{t.yourCart}</h1>
      {cart ? (
        <CartContents cart={cart} />
      ) : (
        <Spinner label="Loading your cart" />
      )}
    </>
  )
}

function CartContents({ cart }: { cart: Cart }) {
  const isEmpty = cart.items.length === 0

  return (
    <div className="cart">
      <div>
        {isEmpty ? (
          <EmptyState>
            <p>Your cart is empty</p>
            <Link to="/plants">Find a plant</Link>
          </EmptyState>
        ) : (
          <>
            <ul className="cart-items" aria-label="Plants in your cart">
              {cart.items.map((item, index) => (
                <CartLine
                  key={item.id || item.plantId}
                  item={item}
                  index={index}
                />
              ))}
            </ul>
            <EmptyCartButton />
          </>
        )}
      </div>
      <section className="card summary" aria-label="Summary">
        <CouponForm coupon={cart.coupon} />
        <p className="row total">
          Total
          <strong data-cy="cart-total">{formatPrice(totalOf(cart))}</strong>
        </p>
        <CheckoutButton />
      </section>
    </div>
  )
}

function EmptyCartButton() {
  const { empty } = useCart()
  const { showError } = useToasts()
  const [isAsking, setIsAsking] = useState(false)

  async function removeAll() {
    setIsAsking(false)
    try {
      await empty()
    } catch (error) {
      showError(error, "we couldn't empty your cart")
    }
  }

  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        Empty cart
      </button>
      {isAsking && (
        <Dialog
          title="Remove all plants from your cart?"
          onClose={() => setIsAsking(false)}
        >
          <div className="buttons">
            <button type="button" onClick={() => setIsAsking(false)}>
              Keep them
            </button>
            <button type="button" className="primary" onClick={removeAll}>
              Yes, remove all
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Customers go straight to the checkout. Visitors are asked who they are. */
function CheckoutButton() {
  const { user, isKnown } = useSession()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  // The checkout has stricter rules for scripts, so the browser has to load it anew.
  const goToCheckout = () => location.assign('/checkout')

  return (
    <>
      <button
        type="button"
        className="primary"
        data-cy="checkout"
        disabled={!isKnown}
        onClick={() => (user ? goToCheckout() : setIsAsking(true))}
      >
        Check out
      </button>
      {isAsking && (
        <Dialog
          title="Sign in, or go on as a guest"
          onClose={() => setIsAsking(false)}
        >
          <p>With an account, you can follow your order.</p>
          <div className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => void navigate('/login?next=%2Fcheckout')}
            >
              Sign in
            </button>
            <button type="button" onClick={goToCheckout}>
              Go on as a guest
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
