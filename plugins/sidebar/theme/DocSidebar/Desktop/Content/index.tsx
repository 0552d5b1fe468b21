import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
import useIsBrowser from '@docusaurus/useIsBrowser'
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect'
import EarlyScript from '@site/src/components/EarlyScript'
import Content from '@theme-init/DocSidebar/Desktop/Content'
import type { Props } from '@theme/DocSidebar/Desktop/Content'
import { type ReactNode, useState } from 'react'
import { reveal } from '../../../../../../lib/reveal'
import Filter from '../../../../Filter'
import { keep, keptTop } from '../../../../kept'
import { Place } from '../../../../Place'
import { restoreSidebar } from '../../../../restore'

/** The sidebar in wide windows. It stays the way the reader left it. */
export default function KeptSidebar(props: Props): ReactNode {
  const name = useDocsSidebar()?.name ?? ''
  // The script has restored the first page's sidebar before React started.
  const [isClientRendered] = useState(useIsBrowser())

  useIsomorphicLayoutEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-menu')
    const nav = menu?.parentElement
    if (!menu || !nav) return undefined
    if (isClientRendered) {
      nav.scrollTop = keptTop(name)
      const item = menu.querySelector('[aria-current=page]')
      if (item) reveal(item, nav)
    }
    const onLeave = () => keep(name, menu, nav.scrollTop)
    addEventListener('pagehide', onLeave)
    return () => {
      onLeave()
      removeEventListener('pagehide', onLeave)
    }
  }, [name, isClientRendered])

  return (
    <Filter name={name} items={props.sidebar}>
      <Place value={name}>
        <Content {...props} />
      </Place>
      <EarlyScript code={restoreSidebar} data-name={name} />
    </Filter>
  )
}
