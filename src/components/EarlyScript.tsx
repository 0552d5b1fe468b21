import useIsBrowser from '@docusaurus/useIsBrowser'
import type { ReactNode } from 'react'

interface Props {
  /** The same text each time: then one hash in the security policy allows it. */
  code: string
  /** `data-group`, for the script to read. */
  'data-group'?: string
}

/**
 * A script that runs in the HTML of a page, where it stands, before anything is
 * painted. React never runs it, and its development build complains of it.
 */
export default function EarlyScript({ code, ...data }: Props): ReactNode {
  const isBrowser = useIsBrowser()
  if (isBrowser || process.env.NODE_ENV === 'development') return null
  return <script {...data} dangerouslySetInnerHTML={{ __html: code }} />
}
