import type { ReactNode } from 'react'
import { brandIcons, icons } from '../data/icons'
import styles from './Icon.module.css'

/** The name of an icon, as authors write it. */
export type IconName = keyof typeof icons | keyof typeof brandIcons

interface Props {
  name: IconName
  /** In pixels. In prose, the icon scales with the text instead. */
  size?: number
  /** For screen readers, if no text next to the icon says what it means. */
  label?: string
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An icon. Without a label it's decorative, and screen readers skip it. */
export default function Icon({ name, size = 20, label }: Props): ReactNode {
  const drawing =
    name in brandIcons
      ? { d: brandIcons[name as keyof typeof brandIcons], fill: 'currentColor' }
      : { d: icons[name as keyof typeof icons], ...line }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={styles.icon}
      {...(label ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {label && <title>{label}</title>}
      <path {...drawing} />
    </svg>
  )
}
