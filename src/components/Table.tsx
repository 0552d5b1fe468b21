import { translate } from '@docusaurus/Translate'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import styles from './Table.module.css'

/**
 * A table that scrolls by itself where it is wider than the page, and can then
 * be reached and scrolled with the keyboard.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

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
    </div>
  )
}
