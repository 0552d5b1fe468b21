// Replaces @docusaurus/theme-classic Navbar/MobileSidebar/Layout (3.10.2).
// Changes: a modal dialog, so that the browser keeps the focus in it, makes the
// rest of the page inert, closes it on Escape, and restores the focus; it opens with
// the current page in view.
import type { useLocation } from '@docusaurus/router'
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

type Location = ReturnType<typeof useLocation>

const isSameEntry = (a: Location, b?: Location) =>
  a.key === b?.key &&
  a.pathname === b?.pathname &&
  a.search === b.search &&
  a.hash === b.hash

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
  const opener = useRef<Element>(null)

  const close = () => {
    if (shown) toggle()
  }

  // The theme can close the drawer too: on going back, or in a wide window.
  useEffect(() => {
    if (shown) {
      opener.current = document.activeElement
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

  // The button back to the main menu disappears while it has the focus.
  useEffect(() => {
    if (shown && wasSecondaryShown && !secondaryShown) primary.current?.focus()
  }, [shown, wasSecondaryShown, secondaryShown])

  useLocationChange(({ location, previousLocation }) => {
    if (!isSameEntry(location, previousLocation)) close()
    // The theme blocked going back, but still moved the focus to the top, as it
    // does after every navigation.
    else if (opener.current instanceof HTMLElement) opener.current.focus()
  })

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
      onClose={close}
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
