import { useHistory, useLocation } from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Root'
import ThemeRoot from '@theme-init/Root'
import { useLayoutEffect, type ReactNode } from 'react'
import { isDecodable, withoutSuffix } from '../address'

/**
 * Repairs the URL of each navigation, like `repairFirstAddress.ts` does for the
 * first one. It runs before the page loads, because the core then scrolls to the
 * hash and throws an error if it can't decode it.
 */
export default function Root({ children }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig
  const history = useHistory()
  const location = useLocation()
  // While a page is loading, links don't know that they've been clicked already.
  useLayoutEffect(() => {
    const { push, replace, createHref } = history
    history.push = (to: string | typeof location, state?: unknown) => {
      const address = typeof to === 'string' ? to : createHref(to)
      const { href } = window.location
      const go: typeof history.push =
        new URL(address, href).href === href ? replace : push
      if (typeof to === 'string') go(to, state)
      else go(to)
    }
    return () => {
      history.push = push
    }
  }, [history])
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
