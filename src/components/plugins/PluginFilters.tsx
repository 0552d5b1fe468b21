import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode, Ref } from 'react'
import { badges } from '../../data/badges'
import type { PluginGroup } from '../../data/types'
import Icon from '../Icon'
import {
  badgeOrder,
  countPlugins,
  type Filters,
  filterGroups,
  noFilters,
} from './filter'
import styles from './PluginFilters.module.css'

interface Props {
  groups: readonly PluginGroup[]
  filters: Filters
  field: Ref<HTMLInputElement>
  onType: (text: string) => void
  onSubmit: () => void
  onChoose: (change: Partial<Omit<Filters, 'text'>>) => void
}

/** The field and the choices above the plugins. */
export default function PluginFilters({
  groups,
  filters,
  field,
  onType,
  onSubmit,
  onChoose,
}: Props): ReactNode {
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label="Plugins"
      action={useBaseUrl('/plugins')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <span className={styles.search}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          value={filters.text}
          onChange={({ target }) => onType(target.value)}
          onBlur={onSubmit}
          aria-label="Search plugins"
          placeholder="Name or purpose"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
        />
      </span>
      <select
        name="category"
        value={filters.category}
        onChange={({ target }) => onChoose({ category: target.value })}
        aria-label="Category"
      >
        <option value="">All categories</option>
        {groups.map(({ id, title, plugins }) => (
          <option key={id} value={id}>
            {title} ({plugins.length})
          </option>
        ))}
      </select>
      <select
        name="badge"
        value={filters.badge}
        onChange={({ target }) =>
          onChoose({
            badge: badgeOrder.find((badge) => badge === target.value) ?? '',
          })
        }
        aria-label="Badge"
      >
        <option value="">All badges</option>
        {badgeOrder.map((badge) => (
          <option key={badge} value={badge}>
            {badges[badge].text} (
            {countPlugins(filterGroups(groups, { ...noFilters, badge }))})
          </option>
        ))}
      </select>
    </form>
  )
}
