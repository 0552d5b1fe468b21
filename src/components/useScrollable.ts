import { useEffect, useState, type RefObject } from 'react'
import useIdle from './useIdle'

/**
 * Whether a box has more than it shows at once, and so must be within reach of
 * the keyboard; only then is it a stop on the way through the page.
 */
export default function useScrollable(
  box: RefObject<HTMLElement | null>,
): boolean {
  const [isScrollable, setScrollable] = useState(false)
  const isTime = useIdle()

  useEffect(() => {
    const element = box.current
    if (!element || !isTime) return undefined
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isTime])

  return isScrollable
}
