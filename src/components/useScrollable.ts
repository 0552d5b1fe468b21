import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a box has more than it shows at once, and so must be within reach of
 * the keyboard; only then is it a stop on the way through the page.
 */
export default function useScrollable(
  box: RefObject<HTMLElement | null>,
): boolean {
  const [isScrollable, setScrollable] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  return isScrollable
}
