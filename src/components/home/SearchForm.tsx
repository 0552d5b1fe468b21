import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useId, type ReactNode } from 'react'
import Icon from '../Icon'
import styles from './SearchForm.module.css'

interface Props {
  shortcuts: readonly { label: string; to: string }[]
}

/**
 * A plain form, which leads to the search page. If scripts run, `plugins/search` opens
 * its dialog instead.
 */
export default function SearchForm({ shortcuts }: Props): ReactNode {
  const field = useId()
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={useBaseUrl('/search')}
        method="get"
        data-opens-search
      >
        <label className={styles.label} htmlFor={field}>
          <Translate id="home.search.label">Search the documentation</Translate>
        </label>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          id={field}
          className={styles.field}
          type="search"
          name="q"
          required
          aria-haspopup={useIsBrowser() ? 'dialog' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={translate({
            id: 'home.search.placeholder',
            message: 'Command or error',
          })}
        />
        <button className={styles.button} type="submit">
          <Translate id="home.search.button">Search</Translate>
        </button>
      </form>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </search>
  )
}
