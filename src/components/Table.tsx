import { translate } from '@docusaurus/Translate'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import InTable from './InTable'
import styles from './Table.module.css'
import useScrollable from './useScrollable'

/**
 * A table that scrolls sideways if it's wider than the page. It's a tab stop
 * then, so it can be scrolled with the keyboard. The element after it tells the
 * style sheet that all rows have loaded.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  const scrolls = useScrollable(scroller)

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(scrolls && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({
          id: 'table.scrolls',
          message: 'Table, scrolls sideways',
        }),
      })}
    >
      <InTable value>
        <table {...props} />
      </InTable>
      <i hidden />
    </div>
  )
}
