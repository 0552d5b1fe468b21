import useIsBrowser from '@docusaurus/useIsBrowser'
import { useState, type ReactNode } from 'react'

interface Props {
  /** The same text each time: then one hash in the security policy allows it. */
  code: string
  /** `data-group`, for the script to read. */
  'data-group'?: string
}

/**
 * A script that runs in the HTML of a page, where it stands, before anything is
 * painted. It stays there: to take it out would only cost time. Where React
 * makes the page it is left out, for React never runs it, and its development
 * build complains of it.
 */
export default function EarlyScript({ code, ...data }: Props): ReactNode {
  const [isMadeHere] = useState(useIsBrowser())
  if (isMadeHere || process.env.NODE_ENV === 'development') return null
  return <script {...data} dangerouslySetInnerHTML={{ __html: code }} />
}
