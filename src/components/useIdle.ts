import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle'

/** How many parts come at a time, so that none holds up a frame. */
const atOnce = 24

/** In milliseconds: for how long a busy browser may put the next ones off. */
const longest = 1000

const waiting = new Set<() => void>()

const schedule = () => whenIdle(next, 50, { timeout: longest })

function next(): void {
  for (const come of [...waiting].slice(0, atOnce)) {
    waiting.delete(come)
    come()
  }
  if (waiting.size) schedule()
}

/**
 * Whether it is time for a part that nobody needs in order to read: false at
 * first, and true once the browser has nothing else to do. A page may have
 * hundreds of them; they come a few at a time, from its top to its end.
 */
export default function useIdle(): boolean {
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    const come = () => setTime(true)
    if (!waiting.size) schedule()
    waiting.add(come)
    return () => void waiting.delete(come)
  }, [])

  return isTime
}
