// Replaces @docusaurus/theme-classic DocSidebar/Mobile (3.10.2). Changes: groups stay
// the way the reader left them, and each section has its own; a filter.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common'
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
import type { Props } from '@theme/DocSidebar/Mobile'
import DocSidebarItems from '@theme/DocSidebarItems'
import clsx from 'clsx'
import { memo, type ReactNode } from 'react'
import Filter from '../../../Filter'
import { Place, useKept } from '../../../useKept'

interface MenuProps extends Pick<Props, 'sidebar' | 'path'> {
  name: string
}

function Menu({ name, sidebar, path }: MenuProps): ReactNode {
  const { toggle } = useNavbarMobileSidebar()
  useKept(name)
  return (
    <Filter name={name} items={sidebar}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <Place value={name}>
          <DocSidebarItems
            items={sidebar}
            activePath={path}
            onItemClick={(item) => {
              if (item.type === 'link' || 'href' in item) toggle()
            }}
            level={1}
          />
        </Place>
      </ul>
    </Filter>
  )
}

/** A new one for each section. Otherwise, open groups would stay in their place. */
const SectionMenu = (props: MenuProps): ReactNode => (
  <Menu key={props.name} {...props} />
)

/** The sidebar in narrow windows, as a part of the drawer. */
function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  const name = useDocsSidebar()?.name ?? ''
  return (
    <NavbarSecondaryMenuFiller
      component={SectionMenu}
      props={{ name, sidebar, path }}
    />
  )
}

export default memo(DocSidebarMobile)
