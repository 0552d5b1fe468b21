import Translate from '@docusaurus/Translate'
import {
  useHistoryPopHandler,
  useLocationChange,
} from '@docusaurus/theme-common/internal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from '../../../lib/reveal'
import styles from './ContentsBar.module.css'
import { contentsId, followReader } from './followReader'

/** From here on, the table of contents is next to the text. */
const wide = '(min-width: 1200px)'

/** Shows the current section, and moves the focus to it. */
function showCurrent(sheet: HTMLElement): void {
  const links = [...sheet.querySelectorAll('a')]
  const current = links.find((link) => link.ariaCurrent) ?? links[0]
  if (!current) return
  reveal(current, sheet)
  current.focus({ preventScroll: true })
}

/** Closes the sheet, so that reading goes on at the chosen section. */
function choose(sheet: HTMLElement, { hash }: HTMLAnchorElement): void {
  sheet.hidePopover()
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.removeAttribute('tabindex')
}

function OnBack({ close }: { close: () => void }): ReactNode {
  useHistoryPopHandler(() => {
    close()
    return false
  })
  return null
}

/**
 * The bar below the navbar in narrow windows, with the current section. It opens
 * the table of contents as a sheet, which works without scripts: the browser closes
 * it on Escape and on a tap outside, and restores the focus.
 */
export default function ContentsBar(): ReactNode {
  const [section, setSection] = useState('')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isGoingBack = useRef(false)

  useEffect(() => {
    const sheet = document.getElementById(contentsId)
    if (!sheet) return undefined
    const media = matchMedia(wide)
    const listening = new AbortController()
    const { signal } = listening
    sheet.addEventListener(
      'toggle',
      ({ newState }) => {
        setOpen(newState === 'open')
        if (newState === 'open') showCurrent(sheet)
      },
      { signal },
    )
    sheet.addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest('a')
        if (link && !media.matches) choose(sheet, link)
      },
      { signal },
    )
    media.addEventListener('change', () => sheet.hidePopover(), { signal })
    const stop = followReader(sheet, setSection)
    return () => {
      stop()
      listening.abort()
    }
  }, [])

  // Going back closes the sheet and stays on the page, like in the drawer. The
  // theme still moves the focus to the top, as it does after every navigation.
  useLocationChange(() => {
    if (isGoingBack.current) button.current?.focus()
    isGoingBack.current = false
  })

  return (
    <>
      <button
        ref={button}
        className={styles.bar}
        popoverTarget={contentsId}
        type="button"
      >
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
        {section && <span className={styles.section}>{section}</span>}
      </button>
      {isOpen && (
        <OnBack
          close={() => {
            isGoingBack.current = true
            document.getElementById(contentsId)?.hidePopover()
          }}
        />
      )}
    </>
  )
}
