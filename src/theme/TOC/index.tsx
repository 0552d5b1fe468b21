// Replaces @docusaurus/theme-classic TOC (3.10.2). Changes: a named landmark with
// a title instead of a plain box, which is a sheet in narrow windows; `followReader`
// marks the current section.
import Translate from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal'
import { contentsId } from '@site/src/components/contents/followReader'
import { focusOnce } from '@site/lib/focusOnce'
import { reveal } from '@site/lib/reveal'
import type { Props } from '@theme/TOC'
import TOCItemTree from '@theme/TOCItems/Tree'
import clsx from 'clsx'
import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from 'react'
import styles from './styles.module.css'

/** Shows the current section, and moves the focus to it. */
function showCurrent(sheet: Element): void {
  const link =
    sheet.querySelector<HTMLElement>('[aria-current]') ??
    sheet.querySelector('a')
  if (!link) return
  reveal(link, sheet)
  link.focus({ preventScroll: true })
}

/**
 * The table of contents, which marks the current section. It's next to the text if
 * the window is wide enough. Otherwise, `ContentsBar` opens it.
 */
export default function TOC({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const titleId = useId()
  const isChosen = useRef(false)
  const { tableOfContents } = useThemeConfig()
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  })

  const onToggle = ({ newState, currentTarget }: ToggleEvent) => {
    if (newState === 'open') showCurrent(currentTarget)
    // After a tap outside, the browser doesn't give the focus back.
    else if (!isChosen.current && document.activeElement === document.body) {
      document
        .querySelector<HTMLElement>(`[popovertarget=${contentsId}]`)
        ?.focus({ preventScroll: true })
    }
    isChosen.current = false
  }

  // Closes the sheet, so that reading goes on at the chosen section.
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const link = (target as Element).closest('a')
    if (!link || !currentTarget.matches(':popover-open')) return
    isChosen.current = true
    currentTarget.hidePopover()
    const heading = document.getElementById(link.hash.slice(1))
    if (heading) focusOnce(heading)
  }

  return (
    <nav
      id={contentsId}
      popover="auto"
      className={clsx(styles.contents, className)}
      aria-labelledby={titleId}
      onToggle={onToggle}
      onClick={onClick}
    >
      <p id={titleId} className={styles.title}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </p>
      <TOCItemTree
        toc={tree}
        className={clsx(styles.list)}
        linkClassName={null}
      />
    </nav>
  )
}
