import useBrokenLinks from '@docusaurus/useBrokenLinks'
import {
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ChangeKind } from '../../data/types'
import Pieces from '../Pieces'
import { idOf, majorOf } from './idOf'
import { addressOf, parseChange } from './parseChange'
import { loadReleases, releases } from './releases'
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

/** Lists from the page's HTML, for readers who come back to the page. */
const kept = new Map<number, ChildNode[]>()

interface Props {
  major: number
}

/**
 * The releases of one major version, with their changes. There are hundreds, so
 * each has as few elements and classes as possible, and React leaves a list alone
 * that the page's HTML has already: its data would double the page's scripts.
 */
export default function Releases({ major }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks()
  const list = useRef<HTMLDivElement>(null)
  const isLate = useRef(false)
  // Always there on the server. Browsers start with the server's HTML instead.
  const [loaded, setLoaded] = useState(releases)

  useLayoutEffect(() => {
    const element = list.current
    if (loaded || !element) return undefined
    const nodes = kept.get(major) ?? []
    if (!element.hasChildNodes()) element.append(...nodes)
    if (!element.hasChildNodes()) {
      isLate.current = true
      loadReleases().then(setLoaded, (error: unknown) => {
        // Then, the page's error boundary offers to try again.
        setLoaded(() => {
          throw error
        })
      })
    }
    return () => void kept.set(major, [...element.childNodes])
  }, [loaded, major])

  // The address may name a version that wasn't there when the page was shown.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    if (!isLate.current || !list.current?.contains(target)) return
    isLate.current = false
    target?.scrollIntoView()
  }, [loaded])

  if (!loaded) {
    return (
      <div
        // With the same key, React would reuse this element for the data.
        key="html"
        ref={list}
        className={styles.releases}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  return (
    <div key="data" ref={list} className={styles.releases}>
      {loaded
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
                        <i className={classes[kind]}>{labels[kind]}</i>{' '}
                        <Pieces text={issues.length ? `${text} ` : text} />
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
