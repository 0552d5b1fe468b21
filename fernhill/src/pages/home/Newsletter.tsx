import { useState, type FormEvent } from 'react'
import { subscribe } from '../../api/account'
import { useToasts } from '../../app/toasts'

export function Newsletter() {
  const [isOpen, setIsOpen] = useState(
    () => sessionStorage.getItem('newsletter') !== 'declined',
  )
  const [isSending, setIsSending] = useState(false)
  const { show, showError } = useToasts()
  if (!isOpen) return null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget

    setIsSending(true)
    try {
      await subscribe(String(new FormData(form).get('email')))
      form.reset()
      show('Welcome! Thank you for subscribing')
    } catch (error) {
      showError(error, "we couldn't add your address")
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form
      name="newsletter"
      className="newsletter"
      data-cy="newsletter"
      onSubmit={submit}
    >
      <h2>Subscribe to our newsletter</h2>
      <p>Once a month: new plants, and what yours need right now.</p>
      <div className="row">
        <label>
          Email
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            data-cy="newsletter-email"
          />
        </label>
        <button
          className="primary"
          disabled={isSending}
          data-cy="newsletter-submit"
        >
          Subscribe
        </button>
        <button
          type="button"
          onClick={() => {
            sessionStorage.setItem('newsletter', 'declined')
            setIsOpen(false)
          }}
        >
          No thanks
        </button>
      </div>
    </form>
  )
}
