import { parentPort, workerData } from 'node:worker_threads'
import { evaluateConfig } from './config'
import type { Failure, Report, Start } from './protocol'
import { makeRunner } from './runner'

/**
 * Runs samples one after the other in a separate thread, which can be terminated
 * if a sample doesn't end.
 */
async function work({ root, tasks, pluginEvents }: Start) {
  let runner: ReturnType<typeof makeRunner> | undefined
  for (const [index, task] of tasks.entries()) {
    if (task.kind === 'run') runner ??= makeRunner(root)
    report({ index })
    const failures: Failure[] =
      task.kind === 'config'
        ? await evaluateConfig(task, pluginEvents)
        : ((await runner?.(task)) ?? [])
    report({ index, failures })
  }
}

const report = (message: Report) => parentPort?.postMessage(message)

work(workerData as Start).catch((error: unknown) => {
  report({ error: error instanceof Error ? (error.stack ?? '') : '' })
})
