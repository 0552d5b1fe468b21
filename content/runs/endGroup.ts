import type { ChildProcess } from 'node:child_process'

/**
 * Ends the application with all of its processes. Even when it has ended by itself,
 * its browser may still run.
 *
 * @param child started with `detached`
 */
export function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid)
  } catch {
    // Nothing of it is left.
  }
}
