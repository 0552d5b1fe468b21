import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { usePluginData } from '@docusaurus/useGlobalData'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { type SyntheticEvent, useId, useRef, type ReactNode } from 'react'
import Icon from '../../src/components/Icon'
import { prepare } from './dialog/loadModal'
import styles from './SearchForm.module.css'
import { session } from './session'
import type { SearchSettings } from './settings'

interface Props {
  shortcuts: readonly { label: string; to: string }[]
}

/**
 * The search of the home page. It opens the dialog on a click and on the first
 * character. Focus alone doesn't, because the reader may just be passing. Before
 * React runs, and without scripts, it's a form that leads to the search page.
 */
export default function SearchForm({ shortcuts }: Props): ReactNode {
  const id = useId()
  const settings = usePluginData('search') as SearchSettings
  const field = useRef<HTMLInputElement>(null)

  /** Moves what has been typed to the dialog. */
  const open = (event: SyntheticEvent) => {
    if (!field.current || !session.open) return
    event.preventDefault()
    session.open(field.current.value)
    field.current.form?.reset()
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={useBaseUrl('/search')}
        method="get"
        onClick={open}
        onFocus={() => prepare(settings)}
      >
        <label className={styles.label} htmlFor={id}>
          <Translate id="home.search.label">Search the documentation</Translate>
        </label>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name="q"
          required
          onInput={(event) => {
            // Until it ends, a composition needs its field. And a value that
            // plugins/startup restores may not be what the reader is at.
            const { isComposing } = event.nativeEvent as InputEvent
            const isTyped = document.activeElement === event.currentTarget
            if (isTyped && !isComposing) open(event)
          }}
          onCompositionEnd={open}
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
