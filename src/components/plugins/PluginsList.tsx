import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { PluginGroup, PluginVersions } from '../../data/types'
import { countPlugins, filterGroups, isPlace, toSearch } from './filter'
import PluginCard from './PluginCard'
import PluginFilters from './PluginFilters'
import styles from './PluginsList.module.css'
import { useFilters } from './useFilters'

/**
 * The page comes with all plugins; where its address has filters, they are not
 * shown before the filters work, so that nothing jumps. It is the same text
 * each time, so that one hash in a content security policy allows it.
 */
const waitForFilters = `if (/[?&](q|category|badge)=/.test(location.search))
  document.currentScript.parentElement.dataset.waiting = ''`

type Heading = ReactElement<{ id: string }>

const isHeading = (child: ReactNode): child is Heading =>
  isValidElement<{ id?: string }>(child) && child.props.id !== undefined

/** The page's headings by their ids, which are those of the groups. */
function headingsOf(
  children: ReactNode,
  groups: readonly PluginGroup[],
): Map<string, Heading> {
  const headings = Children.toArray(children).filter(isHeading)
  const found = headings.map(({ props }) => props.id).join(', ')
  const wanted = groups.map(({ id }) => id).join(', ')
  if (found !== wanted) {
    throw new Error(
      `<PluginsList> holds the headings ${found}: write one for each group of src/data/plugins.ts, in its order: ${wanted}`,
    )
  }
  return new Map(headings.map((heading) => [heading.props.id, heading]))
}

interface Props {
  groups: readonly PluginGroup[]
  versions: PluginVersions
  /** A heading for each group, so that the page's contents list them. */
  children: ReactNode
}

/** All plugins below the headings of their groups, and filters above them. */
export default function PluginsList({
  groups,
  versions,
  children,
}: Props): ReactNode {
  const { filters, type, submit, choose, clear } = useFilters(groups)
  const field = useRef<HTMLInputElement>(null)
  // Keys come first, the list follows as soon as it can.
  const text = useDeferredValue(filters.text)
  const { category, badge } = filters
  const shown = useMemo(
    () => filterGroups(groups, { text, category, badge }),
    [groups, text, category, badge],
  )
  const headings = useMemo(
    () => headingsOf(children, groups),
    [children, groups],
  )
  const count = countPlugins(shown)
  const total = countPlugins(groups)
  const isFiltered = toSearch({ text, category, badge }) !== ''
  const isBrowser = useIsBrowser()

  // A link to what the filters hide shows everything again.
  const { hash } = useLocation()
  const lastHash = useRef(hash)
  const sought = useRef('')
  useEffect(() => {
    if (hash === lastHash.current) return
    lastHash.current = hash
    const id = hash.slice(1)
    if (!isPlace(groups, id) || document.getElementById(id)) return
    sought.current = id
    clear()
  }, [hash])
  useEffect(() => {
    const place = sought.current && document.getElementById(sought.current)
    if (!place) return
    sought.current = ''
    place.scrollIntoView()
  }, [shown])

  const showAll = () => {
    clear()
    field.current?.focus()
  }

  return (
    <>
      <PluginFilters
        groups={groups}
        filters={filters}
        field={field}
        onType={type}
        onSubmit={submit}
        onChoose={choose}
      />
      <div className={styles.count}>
        <p role="status">
          {isFiltered
            ? `${count} of ${total} plugins`
            : `${total} plugins in ${groups.length} categories`}
        </p>
        {isFiltered && (
          <button className={styles.button} type="button" onClick={showAll}>
            Show all plugins
          </button>
        )}
      </div>
      {/* With the class, headings look as those of other pages. */}
      <div className={`markdown ${styles.groups}`}>
        {!isBrowser && (
          <script dangerouslySetInnerHTML={{ __html: waitForFilters }} />
        )}
        {shown.map(({ id, plugins }) => (
          <section key={id} className="markdown">
            {headings.get(id)}
            <ul className={styles.plugins}>
              {plugins.map((plugin) => (
                <PluginCard
                  key={plugin.name}
                  plugin={plugin}
                  release={versions[plugin.name]}
                />
              ))}
            </ul>
          </section>
        ))}
        {!count && (
          <p className={styles.none}>
            No plugin fits. Try fewer words, or{' '}
            {category || badge ? (
              <button
                className={styles.button}
                type="button"
                onClick={() => choose({ category: '', badge: '' })}
              >
                search among all plugins
              </button>
            ) : (
              <Link to="/guides/tooling/plugins-guide">
                write a plugin yourself
              </Link>
            )}
            .
          </p>
        )}
      </div>
    </>
  )
}
