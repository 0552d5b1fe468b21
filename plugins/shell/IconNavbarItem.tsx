import Link from '@docusaurus/Link'
import Icon, { type IconName } from '../../src/components/Icon'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './IconNavbarItem.module.css'

interface Props {
  icon: IconName
  label: string
  href: string
  mobile?: boolean
  /** Closes the drawer. */
  onClick?: () => void
}

/** A navbar link that's shown as an icon. In the drawer, it has a label too. */
export default function IconNavbarItem({
  icon,
  label,
  href,
  mobile = false,
  onClick,
}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link
          className={clsx('menu__link', styles.entry)}
          href={href}
          onClick={onClick}
        >
          <Icon name={icon} /> {label}
        </Link>
      </li>
    )
  }
  return (
    <Link
      className={clsx('navbar__item navbar__link', styles.icon)}
      href={href}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  )
}
