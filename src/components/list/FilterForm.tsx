import { useLocation } from '@docusaurus/router'
import type { ReactNode, Ref } from 'react'
import Icon from '../Icon'
import styles from './FilterForm.module.css'
import type { Choice, Filters } from './filters'

interface Props {
  /** The entries, in the plural: "plugins". */
  many: string
  placeholder: string
  choices: readonly Choice[]
  filters: Filters
  field: Ref<HTMLInputElement>
  onType: (text: string) => void
  onSubmit: () => void
  onChoose: (change: Partial<Filters>) => void
}

/** The search field and the selects above a list. */
export default function FilterForm({
  many,
  placeholder,
  choices,
  filters,
  field,
  onType,
  onSubmit,
  onChoose,
}: Props): ReactNode {
  return (
    <form
      className={styles.filters}
      data-choices={choices.length}
      role="search"
      aria-label={`${many.charAt(0).toUpperCase()}${many.slice(1)}`}
      action={useLocation().pathname}
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
          value={filters.q}
          onChange={({ target }) => onType(target.value)}
          onBlur={onSubmit}
          aria-label={`Search ${many}`}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
        />
      </span>
      {choices.map(({ name, label, all, options }) => (
        <select
          key={name}
          name={name}
          value={filters[name]}
          onChange={({ target }) => onChoose({ [name]: target.value })}
          aria-label={label}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
    </form>
  )
}
