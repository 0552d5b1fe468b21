import Link from '@docusaurus/Link'
import type { ReactNode } from 'react'
import { findOnPage } from './findOnPage'

/** The most entries to suggest. */
const most = 3

export interface AnswerProps {
  /** What was pasted or typed. */
  text: string
}

/** Links to the entries of the page that fit a message, or to the search. */
export default function Answer({ text }: AnswerProps): ReactNode {
  const typed = text.trim()
  if (!typed) return null
  const found = findOnPage(typed).slice(0, most)
  return found.length ? (
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
      <Link to={`/search?q=${encodeURIComponent(typed.slice(0, 100))}`}>
        Search all pages
      </Link>
    </p>
  )
}
