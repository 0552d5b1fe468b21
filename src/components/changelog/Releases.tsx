import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { Fragment, type ReactNode } from 'react'
import { addressOf, idOf, majorOf, parseChange } from '../../../lib/releases'
import { from4to9 } from '../../data/releases/from4to9'
import { kinds, labels } from '../../data/releases/kinds'
import { since10 } from '../../data/releases/since10'
import { upTo3 } from '../../data/releases/upTo3'
import type { ChangeKind } from '../../data/types'
import Pieces from '../Pieces'
import styles from './Releases.module.css'

const releases = [...since10, ...from4to9, ...upTo3]

/** Changes that can require an edit in tests or configuration stand out. */
const classes: Partial<Record<ChangeKind, string>> = {
  breaking: styles.breaking,
  deprecated: styles.deprecated,
}

export interface Props {
  major: number
}

/**
 * The releases of one major version, with their changes. There are hundreds, so each
 * has as few elements and classes as possible.
 */
export default function Releases({ major }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks()
  return (
    <div className={styles.releases} data-major={major}>
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
                  (changes[kind] ?? []).map((change) => {
                    const { text, issues } = parseChange(change)
                    return (
                      <li key={text}>
                        <i className={classes[kind]}>{labels[kind]}</i>
                        {/* One text: React puts a comment between two. */}
                        <Pieces text={` ${text}${issues.length ? ' ' : ''}`} />
                        {issues.map((issue, index) => (
                          <Fragment key={issue}>
                            {index > 0 && ' '}
                            <a href={addressOf(issue)}>{`#${issue}`}</a>
                          </Fragment>
                        ))}
                      </li>
                    )
                  }),
                )}
              </ul>
            </Fragment>
          )
        })}
    </div>
  )
}
