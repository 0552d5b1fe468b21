import { useEffect, useState, type RefObject } from 'react'
import useIdle from './useIdle'

/**
 * Whether an element's content overflows sideways. Keyboard users then need a tab
 * stop to scroll it.
 */
export default function useScrollable(
  box: RefObject<HTMLElement | null>,
): boolean {
  const [isScrollable, setScrollable] = useState(false)
  const isIdle = useIdle()

  useEffect(() => {
    const element = box.current
    if (!element || !isIdle) return undefined
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isIdle])

  return isScrollable
}
