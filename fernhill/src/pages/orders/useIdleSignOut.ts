import { useEffect } from 'react'
import { signOut } from '../../api/account'
import { goToLogin } from '../../app/session'

const IDLE_TIME = 30 * 60_000

/** Orders show addresses, so a page that nobody has touched for half an hour signs out. */
export function useIdleSignOut() {
  useEffect(() => {
    let timer: number | undefined

    function start() {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        signOut().finally(goToLogin)
      }, IDLE_TIME)
    }
    start()
    document.addEventListener('pointerdown', start)
    document.addEventListener('keydown', start)

    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', start)
      document.removeEventListener('keydown', start)
    }
  }, [])
}
