import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
import useIsBrowser from '@docusaurus/useIsBrowser'
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect'
import EarlyScript from '@site/src/components/EarlyScript'
import Content from '@theme-init/DocSidebar/Desktop/Content'
import type { Props } from '@theme/DocSidebar/Desktop/Content'
import { type ReactNode, useRef } from 'react'
import { reveal } from '../../../../../../lib/reveal'
import Filter from '../../../../Filter'
import { recall } from '../../../../kept'
import { restoreSidebar } from '../../../../restore'
import { findMenu, Place, useKept } from '../../../../useKept'

/** Milliseconds in which the theme has opened the group of a new page. */
const opening = 1000

/** The sidebar in wide windows. It stays the way the reader left it. */
export default function KeptSidebar(props: Props): ReactNode {
  const name = useDocsSidebar()?.name ?? ''
  // `restore.ts` has scrolled the first page's sidebar before React started.
  const isScrolled = useRef(!useIsBrowser())
  useKept(name)

  useIsomorphicLayoutEffect(() => {
    if (!isScrolled.current) {
      const nav = findMenu()?.parentElement
      if (nav) nav.scrollTop = recall(name)?.top ?? 0
    }
  }, [name])

  useIsomorphicLayoutEffect(() => {
    const menu = findMenu()
    const nav = menu?.parentElement
    if (isScrolled.current || !nav) {
      isScrolled.current = false
      return undefined
    }
    const show = () => {
      const item = menu.querySelector('[aria-current=page]')
      if (item) reveal(item, nav)
    }
    show()
    // The group of the page can open slowly.
    const observer = new ResizeObserver(show)
    observer.observe(menu)
    const timer = setTimeout(() => observer.disconnect(), opening)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [props.path])

  return (
    <Filter name={name} items={props.sidebar}>
      <Place value={name}>
        <Content {...props} />
      </Place>
      <EarlyScript code={restoreSidebar} data-name={name} />
    </Filter>
  )
}
