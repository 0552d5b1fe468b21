import groups from '@generated/apiIndex/default/groups.json'
import Link from '@docusaurus/Link'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { ApiLink } from '../../data/types'
import FilteredList from '../list/FilteredList'
import { headingsOf } from '../list/headings'
import ShownGroups from '../list/ShownGroups'
import Pieces from '../Pieces'
import styles from './ApiIndex.module.css'
import { countNames, filterGroups, hasAnchor } from './filter'

const links = (names: readonly ApiLink[]): ReactNode[] =>
  names.map(({ text, to }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      <Link to={to}>
        <code>{text}</code>
      </Link>
    </Fragment>
  ))

interface Props {
  /** A heading for each group, so that the table of contents lists them. */
  children: ReactNode
}

/** Every name of the API with a sentence, and a filter above. */
export default function ApiIndex({ children }: Props): ReactNode {
  const headings = useMemo(
    () => headingsOf(children, groups, 'ApiIndex'),
    [children],
  )
  return (
    <FilteredList
      one="name"
      many="names"
      placeholder="Name or purpose"
      choices={[]}
      items={groups}
      filter={filterGroups}
      count={countNames}
      hasAnchor={hasAnchor}
    >
      {(shown) => (
        <ShownGroups groups={groups} shown={shown}>
          {({ id, entries }) => (
            <section key={id} className={`markdown ${styles.group}`}>
              {headings.get(id)}
              {/* Search finds the pages themselves. */}
              <dl className={styles.entries} data-search="skip">
                {entries.map(({ names, text, members }) => (
                  <div key={names[0]?.text} className={styles.entry}>
                    <dt>{links(names)}</dt>
                    <dd>
                      <Pieces text={text} />
                      {members && <div>{links(members)}</div>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </ShownGroups>
      )}
    </FilteredList>
  )
}
