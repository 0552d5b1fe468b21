// Replaces @docusaurus/theme-classic AnnouncementBar (3.10.2). Changes: a
// section instead of a second banner landmark, links that use the router, and a
// button that says what it closes.
import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { usePluginData } from '@docusaurus/useGlobalData'
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common'
import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import IconClose from '@theme/Icon/Close'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ShellData } from '../../announcement'
import styles from './styles.module.css'

/** Whether it was closed. Storage knows too, unless the browser forbids it. */
let isClosed = false

/** The announcement above the navbar, until the reader dismisses it. */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig()
  const { isActive, close } = useAnnouncementBar()
  const { announcement } = usePluginData('shell') as ShellData
  if (!announcementBar || !isActive || isClosed) return null
  const { backgroundColor, textColor, isCloseable } = announcementBar
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{ backgroundColor, color: textColor }}
      aria-label={translate({
        id: 'theme.AnnouncementBar.ariaLabel',
        message: 'Announcement',
      })}
    >
      <p className={styles.content}>
        {announcement.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.to} to={part.to}>
              {part.text}
            </Link>
          ),
        )}
      </p>
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close announcement',
          })}
          onClick={() => {
            isClosed = true
            close()
          }}
        >
          <IconClose width={14} height={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </section>
  )
}
