// Replaces @docusaurus/theme-classic NavbarItem/DropdownNavbarItem/Mobile
// (3.10.2). Change: one button instead of a link with `role="button"` and
// another button that does the same.
import { Collapsible, useCollapsible } from '@docusaurus/theme-common'
import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** A navbar dropdown as a collapsible section of the drawer. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  onClick,
}: Props): ReactNode {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true })
  return (
    <li
      className={clsx('menu__list-item', {
        'menu__list-item--collapsed': collapsed,
      })}
    >
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          className,
        )}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item: LinkLikeNavbarItemProps, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            onClick={onClick}
            {...item}
          />
        ))}
      </Collapsible>
    </li>
  )
}
