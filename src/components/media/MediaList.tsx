import { type ReactNode, useMemo } from 'react'
import type { MediaEntry } from '../../data/types'
import FilteredList from '../list/FilteredList'
import {
  choicesOf,
  filterEntries,
  hasAnchor,
  isOld,
  type MediaFilter,
} from './filter'
import MediaCard from './MediaCard'
import styles from './MediaList.module.css'

interface Props {
  entries: readonly MediaEntry[]
  /** An entry, in the singular and the plural: "talk", "talks". */
  one: string
  many: string
  /** Names of filters, separated by spaces. */
  filters: string
  placeholder?: string
  /** An explanation above the entries from before Cypress 10. */
  children?: ReactNode
}

const count = (entries: readonly MediaEntry[]) => entries.length

/** Entries in the order of the data, with filters above them. */
export default function MediaList({
  entries,
  one,
  many,
  filters,
  placeholder = 'Title, person, or word',
  children,
}: Props): ReactNode {
  const choices = useMemo(
    () => choicesOf(entries, filters.split(' ') as MediaFilter[]),
    [entries, filters],
  )
  return (
    <FilteredList
      one={one}
      many={many}
      placeholder={placeholder}
      choices={choices}
      items={entries}
      filter={filterEntries}
      count={count}
      hasAnchor={hasAnchor}
    >
      {(shown) =>
        [false, true].map((old) => {
          const part = shown.filter((entry) => isOld(entry) === old)
          return (
            part.length > 0 && (
              <section key={`${old}`} className={styles.part}>
                {old && children}
                <ul>
                  {part.map((entry) => (
                    <MediaCard key={entry.href} entry={entry} />
                  ))}
                </ul>
              </section>
            )
          )
        })
      }
    </FilteredList>
  )
}
