import { translate } from '@docusaurus/Translate'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './Table.module.css'
import useScrollable from './useScrollable'

/**
 * A table that scrolls by itself where it is wider than the page, and can then
 * be reached and scrolled with the keyboard. What follows it tells the styles
 * that all its rows have arrived.
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
          description: 'The name of a table that is wider than the page',
        }),
      })}
    >
      <table {...props} />
      <i hidden />
    </div>
  )
}
