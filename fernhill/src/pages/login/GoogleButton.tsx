import { useEffect, useEffectEvent, useRef } from 'react'
import { signIn } from '../../api/account'

interface GoogleIdentity {
  initialize(options: {
    client_id: string
    callback: (response: { credential: string }) => void
  }): void
  renderButton(parent: HTMLElement, options: object): void
}

declare global {
  interface Window {
    google?: { accounts: { id?: GoogleIdentity; oauth2?: GoogleCalendar } }
  }
  interface GoogleCalendar {
    initTokenClient(options: {
      client_id: string
      scope: string
      callback: (response: { access_token: string }) => void
    }): { requestAccessToken(): void }
  }
}

/**
 * Google's own button, if its library is on the page. This copy of the shop doesn't load
 * it, so there's only a button when a test brings the library along.
 */
export function GoogleButton({
  onError,
}: {
  onError: (message: string) => void
}) {
  const parent = useRef<HTMLDivElement>(null)

  const signInWith = useEffectEvent((credential: string) => {
    signIn({ credential }).then(
      () => location.assign('/orders'),
      () => onError('Google could not sign you in'),
    )
  })

  useEffect(() => {
    const google = window.google?.accounts.id
    if (!google || !parent.current) return

    google.initialize({
      client_id: 'fernhill',
      callback: ({ credential }) => signInWith(credential),
    })
    google.renderButton(parent.current, { theme: 'outline' })
  }, [])

  return <div ref={parent} className="google" />
}
