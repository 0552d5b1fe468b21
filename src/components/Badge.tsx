import clsx from 'clsx'
import type { ReactNode } from 'react'
import { badges } from '../data/badges'
import type { BadgeKind } from '../data/types'
import Icon from './Icon'
import styles from './Badge.module.css'

type Badges = typeof badges

/** The kinds of badges that always, sometimes, or never take a version. */
type KindWith<Version> = {
  [Kind in keyof Badges]: Badges[Kind]['version'] extends Version ? Kind : never
}[keyof Badges]

type Props =
  | { kind: KindWith<'always'>; version: string }
  | { kind: KindWith<'sometimes'>; version?: string }
  | { kind: KindWith<'never'>; version?: never }

/** A label next to a name: where it applies, or since which version. */
export default function Badge({ kind, version }: Props): ReactNode {
  const { text, before, icon }: BadgeKind = badges[kind]
  const words = version ? [text, before, version] : [text]
  return (
    <span className={clsx(styles.badge, styles[kind])} data-v={version}>
      <Icon name={icon} />
      {words.filter(Boolean).join(' ')}
    </span>
  )
}
