import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { Fragment, type ReactNode } from 'react'
import type { ChangeKind, Release } from '../../data/types'
import Pieces from '../Pieces'
import { idOf, majorOf } from './idOf'
import styles from './Releases.module.css'

/** The label of each kind of change, in the order that readers see them. */
const labels: Record<ChangeKind, string> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  feature: 'Feature',
  fix: 'Fix',
  performance: 'Performance',
  dependency: 'Update',
}
const kinds = Object.keys(labels) as ChangeKind[]

/** Changes that can require an edit in tests or configuration stand out. */
const classes: Partial<Record<ChangeKind, string>> = {
  breaking: styles.breaking,
  deprecated: styles.deprecated,
}

interface Props {
  releases: readonly Release[]
  major: number
}

/**
 * The releases of one major version, with their changes. There are hundreds, so
 * each has as few elements and classes as possible.
 */
export default function Releases({ releases, major }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks()
  return (
    <div className={styles.releases}>
      {releases
        .filter(({ version }) => majorOf(version) === major)
        .map(({ version, date, changes }) => {
          const id = idOf(version)
          collectAnchor(id)
          return (
            <Fragment key={version}>
              <h3 id={id}>
                <a href={`#${id}`}>{version}</a> <time>{date}</time>
              </h3>
              <ul>
                {kinds.flatMap((kind) =>
                  (changes[kind] ?? []).map((text) => (
                    <li key={text}>
                      <i className={classes[kind]}>{labels[kind]}</i>{' '}
                      <Pieces text={text} />
                    </li>
                  )),
                )}
              </ul>
            </Fragment>
          )
        })}
    </div>
  )
}
