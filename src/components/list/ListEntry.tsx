import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ReactNode } from 'react'
import styles from './ListEntry.module.css'

interface Props {
  id: string
  href: string
  name: string
  /** The language of the name, if it isn't English. */
  lang?: string
  text?: ReactNode
  /** The small print below the text. */
  facts: ReactNode
}

/** An entry of a list: a link, a description, and facts. */
export default function ListEntry({
  id,
  href,
  name,
  lang,
  text,
  facts,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id)
  return (
    <li id={id} className={styles.entry}>
      <p className={styles.name}>
        <Link href={href} lang={lang}>
          {name}
        </Link>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.facts}>{facts}</p>
    </li>
  )
}
