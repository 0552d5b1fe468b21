// Replaces @docusaurus/theme-classic LastUpdated (3.10.2). Changes: no author, no
// translations, and the real date in development too.
import { ThemeClassNames } from '@docusaurus/theme-common'
import type { Props } from '@theme/LastUpdated'
import type { ReactNode } from 'react'

/** The day on which a page last changed, if its history is known. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null
  const date = new Date(lastUpdatedAt)
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {'Last updated on '}
      <time dateTime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString('en', {
          dateStyle: 'medium',
          timeZone: 'UTC',
        })}
      </time>
    </span>
  )
}
