// Replaces @docusaurus/theme-classic Navbar/MobileSidebar/Layout (3.10.2).
// Changes: a modal dialog, so that the browser keeps the focus in it, makes the
// rest of the page inert, closes it on Escape, and restores the focus; it opens with
// the current page in view; Back closes it, wherever links to sections have led.
import { ThemeClassNames, usePrevious } from '@docusaurus/theme-common'
import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import type { Props } from '@theme/Navbar/MobileSidebar/Layout'
import clsx from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { reveal } from '../../../../../../lib/reveal'
import styles from './styles.module.css'

const panel = clsx(
  ThemeClassNames.layout.navbar.mobileSidebar.panel,
  'navbar-sidebar__item menu',
)

/** Keeps a step in the history from the router, which would follow it. */
const conceal = (event: Event) => event.stopImmediatePropagation()

/**
 * The drawer in narrow windows, with the site's menu and the page's sidebar.
 */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar()
  const { shown: secondaryShown } = useNavbarSecondaryMenu()
  const wasSecondaryShown = usePrevious(secondaryShown)
  const dialog = useRef<HTMLDialogElement>(null)
  const primary = useRef<HTMLDivElement>(null)

  // The theme can only toggle the drawer, and does so itself in a wide window. Here,
  // the dialog is closed, and tells the theme once.
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (shown) {
      dialog.current?.showModal()
      dialog.current?.focus()
      const page = dialog.current?.querySelector(
        '.theme-doc-sidebar-menu [aria-current=page]',
      )
      const scroller = page?.closest('.menu')
      if (page && scroller) reveal(page, scroller)
    } else {
      dialog.current?.close()
    }
  }, [shown])

  // The theme takes back a step in the history too, but only knows the router's.
  // Links within a page make others.
  useEffect(() => {
    if (!shown) return undefined
    const stay = (event: Event) => {
      conceal(event)
      addEventListener('popstate', conceal, { capture: true, once: true })
      history.forward()
      close()
    }
    addEventListener('popstate', stay, { capture: true, once: true })
    return () => removeEventListener('popstate', stay, { capture: true })
  }, [shown])

  // The button back to the main menu disappears while it has the focus.
  useEffect(() => {
    if (shown && wasSecondaryShown && !secondaryShown) primary.current?.focus()
  }, [shown, wasSecondaryShown, secondaryShown])

  useLocationChange(close)

  return (
    <dialog
      ref={dialog}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.drawer,
      )}
      tabIndex={-1}
      aria-label={translate({
        id: 'theme.navbar.mobileSidebar.ariaLabel',
        message: 'Navigation',
      })}
      onClose={() => {
        if (shown) toggle()
      }}
      onClick={({ target, currentTarget }) => {
        // A click on the dialog itself is one on the backdrop.
        if (target === currentTarget) close()
      }}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryShown,
        })}
      >
        <div
          ref={primary}
          className={panel}
          inert={secondaryShown}
          tabIndex={-1}
        >
          {primaryMenu}
        </div>
        <div className={panel} inert={!secondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  )
}
