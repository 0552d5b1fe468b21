import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { signIn } from '../../api/account'
import { ApiError } from '../../api/request'
import { useTitle } from '../../app/hooks'
import { checkAddress, checkCredentials, type Mistake } from './checks'
import { goToProvider, homeAfterSignIn } from './provider'
import { GoogleButton } from './GoogleButton'

/** What went wrong elsewhere, by the code that comes back in `?error=`. */
const errors: Record<string, string> = {
  state: 'This took too long. Start again, please',
  provider: 'Fernhill ID refused to sign you in',
  github: 'GitHub refused to sign you in',
}

export function LoginPage() {
  useTitle('Sign in')

  const form = useRef<HTMLFormElement>(null)
  const [mistake, setMistake] = useState<Mistake | undefined>(() => {
    const code = new URLSearchParams(location.search).get('error')

    return code ? { message: errors[code] ?? code } : undefined
  })
  const [isSending, setIsSending] = useState(false)
  const [hasHint, setHasHint] = useState(false)

  // The attribute `autofocus` would only work for the first page. The form never shows
  // without the focus, so nobody loses what they've focused in the meantime.
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email'))
    const password = String(data.get('password'))

    // Without an account of the shop, people sign in with their Fernhill ID.
    if (!email && !password) {
      goToProvider()
      return
    }

    const found = checkCredentials(email, password)
    setMistake(found)
    if (found) return

    setIsSending(true)
    try {
      await signIn({ email, password, remember: data.has('remember') })
      location.assign(homeAfterSignIn())
    } catch (error) {
      setIsSending(false)
      setMistake({
        message:
          error instanceof ApiError && error.message
            ? error.message
            : 'We could not sign you in. Try again later',
      })
    }
  }

  const error = (field?: Mistake['field']) =>
    mistake &&
    mistake.field === field && (
      <p
        role="alert"
        id="login-error"
        className="field-error"
        data-cy="login-error"
      >
        {mistake.message}
      </p>
    )

  const fieldClass = (field: Mistake['field']) =>
    mistake?.field === field ? 'field invalid' : 'field'

  return (
    <div className="narrow">
      <h1>Sign in</h1>
      {/* The checks are ours, because browsers word their messages differently. */}
      <form
        ref={form}
        method="post"
        action="/login"
        noValidate
        className="card"
        onSubmit={submit}
      >
        {error()}
        <div className={fieldClass('email')}>
          <label htmlFor="email">Email</label>
          <input
            id="email"
            type="email"
            name="email"
            required
            autoComplete="username"
            aria-describedby={mistake ? 'login-error' : undefined}
            data-cy="email"
            onBlur={(event) => setMistake(checkAddress(event.target.value))}
          />
          {error('email')}
        </div>
        <div className={fieldClass('password')}>
          <label htmlFor="password">Password</label>
          <input
            id="password"
            type="password"
            name="password"
            required
            autoComplete="current-password"
            aria-describedby={mistake ? 'login-error' : undefined}
            data-cy="password"
            onFocus={() => setHasHint(true)}
            onBlur={() => setHasHint(false)}
          />
          {error('password')}
          {hasHint && <p className="hint">At least 12 characters</p>}
        </div>
        <label className="checkbox">
          <span className="box">
            <input type="checkbox" name="remember" data-cy="remember-me" />
          </span>
          <span>
            Remember me
            <small>Keep me signed in for 30 days</small>
          </span>
        </label>
        <button className="primary" disabled={isSending} data-cy="sign-in">
          Sign in
        </button>
      </form>
      <p className="divider">or</p>
      <div className="providers">
        <a
          className="button"
          href="https://auth.fernhill.example/authorize"
          onClick={(event) => {
            event.preventDefault()
            goToProvider()
          }}
        >
          Sign in with Fernhill ID
        </a>
        <a className="button" href="/auth/github">
          Continue with GitHub
        </a>
        <GoogleButton onError={(message) => setMistake({ message })} />
      </div>
    </div>
  )
}
