import { useHistory, useLocation } from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Root'
import ThemeRoot from '@theme-init/Root'
import { useLayoutEffect, type ReactNode } from 'react'
import { isDecodable, withoutSuffix } from '../address'

/**
 * Mends the address of each navigation as `repairFirstAddress.ts` does the
 * first one. It must come before the core scrolls to the hash, which throws at
 * one that does not decode: the core waits for the page to load, this does not.
 */
export default function Root({ children }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig
  const history = useHistory()
  const location = useLocation()
  useLayoutEffect(() => {
    const pathname = withoutSuffix(location.pathname, baseUrl)
    const hash = isDecodable(location.hash) ? location.hash : ''
    if (pathname !== location.pathname || hash !== location.hash) {
      // The router decodes what it is given, and has decoded this already.
      history.replace({ ...location, pathname: encodeURI(pathname), hash })
    }
  }, [baseUrl, history, location])
  return <ThemeRoot>{children}</ThemeRoot>
}
