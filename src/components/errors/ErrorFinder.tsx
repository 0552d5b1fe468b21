import Link from '@docusaurus/Link'
import { type ReactNode, useState } from 'react'
import filterStyles from '../list/FilterForm.module.css'
import type { findOnPage } from './findOnPage'

/** The most entries to suggest. */
const most = 3

/** A field for a message, and links to the entries of the page that explain it. */
export default function ErrorFinder(): ReactNode {
  const [text, setText] = useState('')
  const [find, setFind] = useState<{ onPage: typeof findOnPage }>()
  const load = () => {
    import('./findOnPage').then(
      ({ findOnPage: onPage }) => setFind({ onPage }),
      // The next key tries again.
      () => {},
    )
  }
  const found = text.trim() && find?.onPage(text).slice(0, most)
  return (
    <form className={filterStyles.filters} data-choices="0">
      <textarea
        className={filterStyles.search}
        aria-label="Error message"
        placeholder="Paste your error message"
        rows={3}
        value={text}
        onFocus={load}
        onChange={({ target }) => {
          if (!find) load()
          setText(target.value)
        }}
      />
      <div role="status" className={filterStyles.search}>
        {found &&
          (found.length ? (
            <ol>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          ) : (
            <p>
              None of the messages on this page.{' '}
              <Link
                to={`/search?q=${encodeURIComponent(text.trim().slice(0, 100))}`}
              >
                Search all pages
              </Link>
            </p>
          ))}
      </div>
    </form>
  )
}
