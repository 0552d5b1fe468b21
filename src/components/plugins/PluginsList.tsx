import Link from '@docusaurus/Link'
import { type ReactNode, useMemo } from 'react'
import type { PluginGroup, PluginVersions } from '../../data/types'
import FilteredList from '../list/FilteredList'
import { headingsOf } from '../list/headings'
import ShownGroups from '../list/ShownGroups'
import { choicesOf, countPlugins, filterGroups, hasAnchor } from './filter'
import PluginCard from './PluginCard'
import styles from './PluginsList.module.css'

interface Props {
  groups: readonly PluginGroup[]
  versions: PluginVersions
  /** A heading for each group, so that the table of contents lists them. */
  children: ReactNode
}

/** All plugins by group, with filters above them. */
export default function PluginsList({
  groups,
  versions,
  children,
}: Props): ReactNode {
  const choices = useMemo(() => choicesOf(groups), [groups])
  const headings = useMemo(
    () => headingsOf(children, groups, 'PluginsList'),
    [children, groups],
  )
  return (
    <FilteredList
      one="plugin"
      many="plugins"
      placeholder="Name or purpose"
      choices={choices}
      items={groups}
      filter={filterGroups}
      count={countPlugins}
      hasAnchor={hasAnchor}
      summary={` in ${groups.length} categories`}
      otherwise={
        <Link to="/guides/tooling/plugins-guide">write a plugin yourself</Link>
      }
    >
      {(shown) => (
        <ShownGroups groups={groups} shown={shown}>
          {({ id, plugins }) => (
            <section key={id} className={`markdown ${styles.group}`}>
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
          )}
        </ShownGroups>
      )}
    </FilteredList>
  )
}
