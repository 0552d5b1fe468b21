import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ReactNode } from 'react'
import styles from './ListEntry.module.css'

interface Props {
  id: string
  href: string
  name: string
  /** The language of the name, if it is not English. */
  lang?: string
  text?: ReactNode
  /** The small line below. */
  facts: ReactNode
}

/** An entry of a list: where it is, what it is, and facts about it. */
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
