// Replaces @docusaurus/theme-classic SkipToContent (3.10.2). Change: a second link,
// to the table of contents.
import Translate from '@docusaurus/Translate'
import { useHistory } from '@docusaurus/router'
import { SkipToContentFallbackId } from '@docusaurus/theme-common'
import { useLocationChange } from '@docusaurus/theme-common/internal'
import { contentsId } from '@site/src/components/contents/followReader'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { focusOnce } from '../../../../lib/focusOnce'
import { skip } from '../../skip'
import styles from './styles.module.css'

function onClick({ nativeEvent }: MouseEvent): void {
  if (skip(nativeEvent)) nativeEvent.preventDefault()
}

/** The first links on each page. They're out of sight until they get the focus. */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null)
  const { action } = useHistory()

  // On a new page, the focus starts over.
  useLocationChange(({ location }) => {
    if (region.current && !location.hash && action === 'PUSH') {
      focusOnce(region.current)
    }
  })

  return (
    <div ref={region} className={styles.skip} role="region" aria-label="Skip">
      <a href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        <Translate id="theme.common.skipToMainContent">
          Skip to main content
        </Translate>
      </a>
      <a href={`#${contentsId}`} className={styles.contents} onClick={onClick}>
        Skip to table of contents
      </a>
    </div>
  )
}
