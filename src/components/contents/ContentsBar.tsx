import Translate from '@docusaurus/Translate'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './ContentsBar.module.css'
import { contentsId, followReader } from './followReader'

/** From here on, the table of contents is next to the text. */
const wide = '(min-width: 1200px)'

/**
 * The bar below the navbar in narrow windows, with the current section. It opens
 * the table of contents as a sheet, which works without scripts: the browser closes
 * it on Escape and on a tap outside, and restores the focus.
 */
export default function ContentsBar(): ReactNode {
  const [section, setSection] = useState('')

  useEffect(() => {
    const sheet = document.getElementById(contentsId)
    if (!sheet) return undefined
    const close = () => sheet.hidePopover()
    const media = matchMedia(wide)
    media.addEventListener('change', close)
    addEventListener('popstate', close)
    const stop = followReader(sheet, setSection)
    return () => {
      stop()
      removeEventListener('popstate', close)
      media.removeEventListener('change', close)
    }
  }, [])

  return (
    <button className={styles.bar} popoverTarget={contentsId} type="button">
      <Translate id="theme.TOCCollapsible.toggleButtonLabel">
        On this page
      </Translate>
      {section && <span className={styles.section}>{section}</span>}
    </button>
  )
}
