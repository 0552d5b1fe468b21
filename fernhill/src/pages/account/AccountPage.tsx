import { useEffect, useState, type FormEvent } from 'react'
import { changePassword } from '../../api/account'
import { useTitle } from '../../app/hooks'
import { goToLogin, useSession } from '../../app/session'
import { useToasts } from '../../app/toasts'

const letters = { offers: 'Offers', events: 'Workshops and events' }
const rooms = {
  bath: 'Bathroom',
  hall: 'Hall',
  kitchen: 'Kitchen',
  living: 'Living room',
}

export function AccountPage() {
  useTitle('Account')

  const { user, isKnown } = useSession()
  const [hasNews, setHasNews] = useState(true)

  useEffect(() => {
    if (isKnown && !user) goToLogin()
  }, [isKnown, user])

  return (
    <div className="narrow">
      <h1>Account</h1>
      {user && (
        <p>
          {user.name}, {user.email}
        </p>
      )}
      <PasswordForm />
      <section className="card">
        <h2>Messages</h2>
        <button
          type="button"
          role="switch"
          className="toggle"
          aria-checked={hasNews}
          onClick={() => setHasNews(!hasNews)}
        >
          News about my orders by email
        </button>
        <fieldset>
          <legend>Newsletter</legend>
          {Object.entries(letters).map(([value, label]) => (
            <label key={value} className="checkbox">
              <span className="box">
                <input
                  type="checkbox"
                  name="newsletter"
                  value={value}
                  defaultChecked
                />
              </span>
              {label}
            </label>
          ))}
        </fieldset>
      </section>
      <section className="card">
        <h2>Your home</h2>
        <label>
          Rooms with plants
          <select name="rooms" multiple size={4}>
            {Object.entries(rooms).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </section>
    </div>
  )
}

function PasswordForm() {
  const { show, showError } = useToasts()
  const [isSaving, setIsSaving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)

    setIsSaving(true)
    try {
      await changePassword(String(data.get('new-password')))
      form.reset()
      show('Password changed')
    } catch (error) {
      showError(error, "your password didn't change")
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form className="card" onSubmit={submit}>
      <h2>Password</h2>
      <label>
        New password
        <input
          type="password"
          name="new-password"
          required
          autoComplete="new-password"
        />
      </label>
      <button className="primary" disabled={isSaving}>
        Change password
      </button>
    </form>
  )
}
