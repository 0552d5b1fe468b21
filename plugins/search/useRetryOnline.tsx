import { useEffect } from 'react'

/** Retries a failed search when the browser is back online. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
}
