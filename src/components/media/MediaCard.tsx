import Link from '@docusaurus/Link'
import { Fragment, type ReactNode } from 'react'
import type { MediaEntry } from '../../data/types'
import ListEntry from '../list/ListEntry'
import { idOf, languageOf, toWords } from './filter'
import styles from './MediaCard.module.css'

/** A post, a recording, a course, or a project. */
export default function MediaCard({ entry }: { entry: MediaEntry }): ReactNode {
  const { title, href, people, date, source, language, text } = entry
  const { framework, level, price, slides, code } = entry
  const words = [
    people.join(', '),
    source,
    language && languageOf(entry),
    framework,
    level,
    price,
  ].filter(Boolean)
  return (
    <ListEntry
      id={idOf(entry)}
      href={href}
      name={title}
      lang={language}
      text={text}
      facts={
        <>
          {/* The spaces separate the facts for screen readers. */}
          {date && (
            <>
              <time className={styles.fact} dateTime={date}>
                {toWords(date)}
              </time>{' '}
            </>
          )}
          {words.map((word) => (
            <Fragment key={word}>
              <span className={styles.fact}>{word}</span>{' '}
            </Fragment>
          ))}
          {slides && (
            <Link className={styles.fact} href={slides}>
              Slides
            </Link>
          )}{' '}
          {code && (
            <Link className={styles.fact} href={code}>
              Code
            </Link>
          )}
        </>
      }
    />
  )
}
