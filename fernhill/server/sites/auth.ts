import type { Request } from 'express'
import { html } from '../lib/html.ts'
import { HttpError, publicError } from '../lib/httpError.ts'
import { fields, text } from '../lib/input.ts'
import { newCode, startSession } from '../model/sessions.ts'
import { userWithPassword } from '../model/users.ts'
import { isShopAddress } from '../origins.ts'
import type { StoredUser } from '../state.ts'
import { layout } from './layout.ts'
import { oneTimeCode } from './oneTimeCode.ts'
import { createSite, showErrors } from './site.ts'

const site = 'Fernhill ID'
const twelveHours = 12 * 60 * 60 * 1000

/**
 * The sign-in provider. The shop sends people here, and gets them back with a
 * code, for which its server finds out who they are.
 */
export const auth = createSite()

auth.get('/', (_req, res) => {
  res.redirect(302, '/login')
})

auth.get(['/login', '/authorize'], (req, res) => {
  res.send(signInPage(req))
})

auth.post(['/login', '/authorize'], (req, res) => {
  // A known account comes from the button "Continue as …".
  const { account, email = account, password } = fields(req.body)
  let user: StoredUser
  try {
    user = signInWith(email, password)
  } catch (error) {
    const { status, message } = publicError(error)
    res.status(status).send(signInPage(req, { email: text(email), message }))
    return
  }
  res.cookie('sso', startSession(user), {
    domain: req.hostname,
    httpOnly: true,
    maxAge: twelveHours,
    sameSite: 'lax',
    secure: true,
  })
  const back = redirectUri(req)
  if (back === undefined) return res.redirect(303, '/devices')
  back.searchParams.set('code', newCode(user))
  back.searchParams.set('state', text(req.query.state))
  res.redirect(303, back.href)
})

auth.get('/two-factor', (_req, res) => {
  res.send(twoFactorPage())
})

auth.post('/two-factor', (req, res) => {
  if (text(fields(req.body).code) === oneTimeCode) {
    return res.redirect(303, '/devices')
  }
  res.status(401).send(twoFactorPage('This is not the code that we sent'))
})

auth.get('/devices', (_req, res) => {
  res.send(
    layout({
      site,
      title: 'Devices',
      content: html`
        <h1>Devices</h1>
        <p>You're signed in on these devices.</p>
        <ul>
          <li data-cy="device">This browser</li>
        </ul>
      `,
    }),
  )
})

auth.get('/health', (_req, res) => {
  res.json({ status: 'ok' })
})

/** Signs in without the page, for tests. */
auth.post('/token', (req, res) => {
  const { email, password } = fields(req.body)
  const token = startSession(signInWith(email, password))
  res.json({
    token,
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3600,
  })
})

auth.use(showErrors(site))

/** The password is optional here: an empty field doesn't count as a wrong one. */
const signInWith = (email: unknown, password: unknown): StoredUser =>
  userWithPassword(
    text(email),
    typeof password === 'string' && password !== '' ? password : undefined,
  )

/**
 * Where to go after signing in. Only ever to the shop, or else anyone could have
 * the code sent to them.
 */
function redirectUri(req: Request): URL | undefined {
  const address = text(req.query.redirect_uri)
  if (address === '') return undefined
  if (isShopAddress(address)) return new URL(address)
  throw new HttpError(400, 'The address to return to is not the shop')
}

function signInPage(req: Request, { email = '', message = '' } = {}): string {
  const cancel = redirectUri(req)
  cancel?.searchParams.set('error', 'access_denied')
  cancel?.searchParams.set('state', text(req.query.state))
  return layout({
    site,
    title: 'Sign in',
    scripts: ['account.js'],
    content: html`
      <h1>Welcome</h1>
      <p>One account for the shop, the nursery, and the newsletter.</p>
      ${message !== '' && html`<p role="alert">${message}</p>`}
      <form method="post" data-sign-in>
        <label>
          Email
          <input
            type="email"
            name="email"
            value="${email}"
            autocomplete="username"
            required
          />
        </label>
        <label>
          Password
          <input
            type="password"
            name="password"
            autocomplete="current-password"
            aria-describedby="password-hint"
          />
        </label>
        <p id="password-hint" class="hint">
          This is a demo: you may leave it empty.
        </p>
        <button>Continue</button>
      </form>
      <form method="post" data-known-account hidden>
        <button name="account"></button>
      </form>
      ${cancel && html`<p><a href="${cancel.href}">Cancel</a></p>`}
    `,
  })
}

const twoFactorPage = (message = '') =>
  layout({
    site,
    title: 'Enter your code',
    content: html`
      <h1>Enter your code</h1>
      <p>We sent a code with six digits to your phone.</p>
      ${message !== '' && html`<p role="alert">${message}</p>`}
      <form method="post">
        <label>
          Code
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
          />
        </label>
        <button>Continue</button>
      </form>
    `,
  })
