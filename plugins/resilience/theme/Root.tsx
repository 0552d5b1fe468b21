import { useHistory, useLocation } from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Root'
import ThemeRoot from '@theme-init/Root'
import { useLayoutEffect, type ReactNode } from 'react'
import { isDecodable, withoutSuffix } from '../address'

/**
 * Makes clicks on a link whose page is still loading one entry in the history. The
 * links don't know that they've been clicked already.
 */
function dropRepeats(history: ReturnType<typeof useHistory>): () => void {
  const { push, replace, createHref } = history
  history.push = (to: string | typeof history.location, state?: unknown) => {
    const address = typeof to === 'string' ? to : createHref(to)
    const { href } = window.location
    const go: typeof push =
      new URL(address, href).href === href ? replace : push
    if (typeof to === 'string') go(to, state)
    else go(to)
  }
  return () => {
    history.push = push
  }
}

/**
 * Repairs the URL of each navigation, like `repairFirstAddress.ts` does for the
 * first one. It runs before the page loads, because the core then scrolls to the
 * hash and throws an error if it can't decode it.
 */
export default function Root({ children }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig
  const history = useHistory()
  const location = useLocation()
  useLayoutEffect(() => dropRepeats(history), [history])
  useLayoutEffect(() => {
    const pathname = withoutSuffix(location.pathname, baseUrl)
    const hash = isDecodable(location.hash) ? location.hash : ''
    if (pathname !== location.pathname || hash !== location.hash) {
      // The router would decode the path again.
      history.replace({ ...location, pathname: encodeURI(pathname), hash })
    }
  }, [baseUrl, history, location])
  return <ThemeRoot>{children}</ThemeRoot>
}
