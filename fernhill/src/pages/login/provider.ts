const STATE_KEY = 'sign-in-state'
const NEXT_KEY = 'sign-in-next'

/** Where to go after the sign-in: the page that asked for it, or the home page. */
export function homeAfterSignIn(search = location.search): string {
  const next = new URLSearchParams(search).get('next') ?? '/'

  // Only paths of the shop. Anything else would let others send our customers anywhere.
  return /^\/(?![/\\])/.test(next) ? next : '/'
}

/**
 * Leaves for the sign-in provider. The state comes back with the answer and shows that this
 * tab has asked for it.
 */
export function goToProvider() {
  const state = crypto.randomUUID()
  sessionStorage.setItem(STATE_KEY, state)
  sessionStorage.setItem(NEXT_KEY, homeAfterSignIn())

  const query = new URLSearchParams({
    client_id: 'shop',
    redirect_uri: `${location.origin}/login/callback`,
    state,
  })
  location.assign(`https://auth.fernhill.example/authorize?${query}`)
}

/** Reads what `goToProvider` stored, which works only once. */
export function takeStored() {
  const stored = {
    state: sessionStorage.getItem(STATE_KEY),
    next: sessionStorage.getItem(NEXT_KEY) ?? '/',
  }
  sessionStorage.removeItem(STATE_KEY)
  sessionStorage.removeItem(NEXT_KEY)

  return stored
}
