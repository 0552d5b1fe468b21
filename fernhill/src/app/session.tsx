import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { getUser } from '../api/account'
import type { User } from '../api/types'

interface Session {
  user: User | null
  /** False until the server has said who is signed in. */
  isKnown: boolean
}

const SessionContext = createContext<Session>({ user: null, isKnown: false })

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>()

  useEffect(() => {
    getUser().then(setUser, () => setUser(null))
  }, [])

  const value = useMemo(
    () => ({ user: user ?? null, isKnown: user !== undefined }),
    [user],
  )

  return <SessionContext value={value}>{children}</SessionContext>
}

export const useSession = () => useContext(SessionContext)

/** The sign-in page, which leads back to this one. */
export function goToLogin() {
  const next = encodeURIComponent(location.pathname + location.search)

  location.assign(`/login?next=${next}`)
}
