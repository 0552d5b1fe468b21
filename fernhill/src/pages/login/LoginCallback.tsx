import { useEffect } from 'react'
import { signIn } from '../../api/account'
import { useTitle } from '../../app/hooks'
import { Spinner } from '../../components/Spinner'
import { takeStored } from './provider'

/** Where the sign-in provider sends people back to, with a code for the session. */
export function LoginCallback() {
  useTitle('Sign in')

  useEffect(() => {
    const params = new URLSearchParams(location.search)
    const code = params.get('code')
    const stored = takeStored()
    const fail = (error: string) => location.replace(`/login?error=${error}`)

    if (!stored.state || params.get('state') !== stored.state) fail('state')
    else if (!code) fail('provider')
    else {
      signIn({ code }).then(
        () => location.replace(stored.next),
        () => fail('state'),
      )
    }
  }, [])

  return <Spinner label="Signing you in" />
}
