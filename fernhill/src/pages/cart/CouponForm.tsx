import { useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../api/request'
import type { Coupon } from '../../api/types'
import { useCart } from '../../app/cart'
import { useToasts } from '../../app/toasts'

const WELCOME = 'FERN-10'

/** A coupon is checked with Enter, or when the customer leaves the field. */
export function CouponForm({ coupon }: { coupon: Coupon | undefined }) {
  const { applyCoupon } = useCart()
  const { showError } = useToasts()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const checked = useRef('')

  async function check() {
    const next = code.trim().toUpperCase()
    setCode(next)
    if (!next || next === checked.current) return

    checked.current = next
    setIsChecking(true)
    setProblem(undefined)
    try {
      await applyCoupon(next)
    } catch (error) {
      if (error instanceof ApiError && error.message) setProblem(error.message)
      else showError(error, "we couldn't check the coupon")
    } finally {
      setIsChecking(false)
    }
  }

  return (
    <>
      <form
        noValidate
        className="coupon"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void check()
        }}
      >
        <label htmlFor="coupon">Coupon</label>
        <input
          id="coupon"
          autoComplete="off"
          value={coupon?.code ?? code}
          disabled={isChecking || coupon !== undefined}
          data-cy="coupon"
          onChange={(event) => setCode(event.target.value)}
          onBlur={() => void check()}
        />
        {problem && (
          <span role="alert" className="field-error">
            {problem}
          </span>
        )}
      </form>
      {!coupon && <CopyCoupon />}
    </>
  )
}

/** Copies the way that also works on pages without HTTPS. */
function CopyCoupon() {
  const field = useRef<HTMLInputElement>(null)

  return (
    <p className="hint">
      Your first order? Use{' '}
      <input
        ref={field}
        className="code"
        aria-label="Coupon for your first order"
        size={WELCOME.length}
        readOnly
        value={WELCOME}
      />{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          field.current?.select()
          document.execCommand('copy')
        }}
      >
        Copy the coupon
      </button>
    </p>
  )
}
