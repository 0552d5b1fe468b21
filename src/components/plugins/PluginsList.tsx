import Link from '@docusaurus/Link'
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react'
import type { PluginGroup, PluginVersions } from '../../data/types'
import FilteredList from '../list/FilteredList'
import { useRemovedHeadings } from '../list/shownHeadings'
import { choicesOf, countPlugins, filterGroups, hasAnchor } from './filter'
import PluginCard from './PluginCard'
import styles from './PluginsList.module.css'

type Heading = ReactElement<{ id: string }>

const isHeading = (child: ReactNode): child is Heading =>
  isValidElement<{ id?: string }>(child) && child.props.id !== undefined

/** The page's headings by ID. Each group has a heading with its ID. */
function headingsOf(
  children: ReactNode,
  groups: readonly PluginGroup[],
): Map<string, Heading> {
  const headings = Children.toArray(children).filter(isHeading)
  const found = headings.map(({ props }) => props.id).join(', ')
  const wanted = groups.map(({ id }) => id).join(', ')
  if (found !== wanted) {
    throw new Error(
      `<PluginsList> has the headings "${found}". Write one for each group in src/data/plugins.ts, in the same order: ${wanted}.`,
    )
  }
  return new Map(headings.map((heading) => [heading.props.id, heading]))
}

interface Props {
  groups: readonly PluginGroup[]
  versions: PluginVersions
  /** A heading for each group, so that the table of contents lists them. */
  children: ReactNode
}

interface GroupsProps extends Omit<Props, 'children'> {
  shown: readonly PluginGroup[]
  headings: ReadonlyMap<string, Heading>
}

/** The groups that match the filters. The contents only list their headings. */
function Groups({ shown, groups, headings, versions }: GroupsProps): ReactNode {
  useRemovedHeadings(
    groups.map(({ id }) => id),
    shown.map(({ id }) => id),
  )
  return shown.map(({ id, plugins }) => (
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
  ))
}

/** All plugins by group, with filters above them. */
export default function PluginsList({
  groups,
  versions,
  children,
}: Props): ReactNode {
  const choices = useMemo(() => choicesOf(groups), [groups])
  const headings = useMemo(
    () => headingsOf(children, groups),
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
        <Groups
          shown={shown}
          groups={groups}
          headings={headings}
          versions={versions}
        />
      )}
    </FilteredList>
  )
}
