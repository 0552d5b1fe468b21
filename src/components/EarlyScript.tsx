import useIsBrowser from '@docusaurus/useIsBrowser'
import { useState, type ReactNode } from 'react'

interface Props {
  /** The same on every page, so that the security policy needs just one hash. */
  code: string
  /** For the script to read. */
  'data-group'?: string
  'data-name'?: string
}

/**
 * An inline script that runs as the browser parses the page, before the first
 * paint. It stays in the page, because removing it would only cost time. When
 * React creates the page in the browser, the script is omitted: React wouldn't
 * run it, and its development build warns about it.
 */
export default function EarlyScript({ code, ...data }: Props): ReactNode {
  const [isClientRendered] = useState(useIsBrowser())
  if (isClientRendered || process.env.NODE_ENV === 'development') return null
  return <script {...data} dangerouslySetInnerHTML={{ __html: code }} />
}
