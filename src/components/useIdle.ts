import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle'

/** How many components are notified at a time, so that no frame is delayed. */
const batchSize = 24

/** Milliseconds after which a batch runs even if the browser is busy. */
const timeout = 1000

const waiting = new Set<() => void>()

const schedule = () => whenIdle(runBatch, 50, { timeout })

function runBatch(): void {
  for (const notify of [...waiting].slice(0, batchSize)) {
    waiting.delete(notify)
    notify()
  }
  if (waiting.size) schedule()
}

/**
 * For parts of a page that aren't needed to read it: false at first, and true
 * once the browser is idle. A page can have hundreds of them, so they're notified
 * in batches, from top to bottom.
 */
export default function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const notify = () => setIdle(true)
    if (!waiting.size) schedule()
    waiting.add(notify)
    return () => void waiting.delete(notify)
  }, [])

  return isIdle
}
