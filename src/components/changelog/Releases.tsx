import useBrokenLinks from '@docusaurus/useBrokenLinks'
import {
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addressOf, idOf, majorOf, parseChange } from '../../../lib/releases'
import { kinds, labels } from '../../data/releases/kinds'
import type { ChangeKind, Release } from '../../data/types'
import Pieces from '../Pieces'
import { findList } from './findList'
import { releases } from './releases'
import styles from './Releases.module.css'

/** Changes that can require an edit in tests or configuration stand out. */
const classes: Partial<Record<ChangeKind, string>> = {
  breaking: styles.breaking,
  deprecated: styles.deprecated,
}

/** Lists from the page's HTML, for readers who come back to the page. */
const kept = new Map<number, ChildNode[]>()

interface Props {
  major: number
}

/** The releases of one major version, with their changes. */
export default function Releases({ major }: Props): ReactNode {
  return releases ? (
    <ReleasesFromData major={major} releases={releases} />
  ) : (
    <ReleasesFromHtml major={major} />
  )
}

/**
 * There are hundreds of changes, so each has as few elements and classes as
 * possible.
 */
function ReleasesFromData({
  major,
  releases: all,
}: Props & { releases: readonly Release[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks()
  return (
    <div className={styles.releases} data-major={major}>
      {all
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

/**
 * Leaves the list in the page's HTML alone, because its data would double the
 * page's scripts. Readers who follow a link to the page don't have its HTML, so
 * the list comes from there.
 */
function ReleasesFromHtml({ major }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<Error>()
  // Then, the page's error boundary offers to try again.
  if (error) throw error

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let isGone = false
    if (!element.hasChildNodes()) element.append(...(kept.get(major) ?? []))
    if (!element.hasChildNodes()) {
      findList(location.pathname, major).then((nodes) => {
        if (isGone) return
        element.append(...nodes)
        // The address may name a version that wasn't there before.
        const target = document.getElementById(location.hash.slice(1))
        if (element.contains(target)) target?.scrollIntoView()
      }, setError)
    }
    return () => {
      isGone = true
      if (element.hasChildNodes()) kept.set(major, [...element.childNodes])
    }
  }, [major])

  return (
    <div
      ref={list}
      className={styles.releases}
      data-major={major}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
