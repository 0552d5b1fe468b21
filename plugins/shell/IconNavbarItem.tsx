import Link from '@docusaurus/Link'
import Icon, { type IconName } from '@site/src/components/Icon'
import type { ReactNode } from 'react'

interface Props {
  icon: IconName
  label: string
  href: string
  mobile?: boolean
}

/** A link of the navbar drawn as an icon; in the drawer its label shows too. */
export default function IconNavbarItem({
  icon,
  label,
  href,
  mobile = false,
}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" href={href}>
          <Icon name={icon} /> {label}
        </Link>
      </li>
    )
  }
  return (
    <Link
      className="navbar__item navbar__link"
      href={href}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  )
}
