import type { ChildProcess } from 'node:child_process'

/**
 * Ends a process with all that it has started, if any of them still runs. It has to be
 * `detached`.
 */
export function killGroup({ pid }: ChildProcess, signal?: NodeJS.Signals) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
