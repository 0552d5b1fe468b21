import { createRequire } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import tsBlankSpace from 'ts-blank-space'
import ts from 'typescript'
import type { Problem } from '../../lib/problem'
import type { Facts } from '../api/facts'
import { arrange } from './arrange'
import type { Sample } from './samples'
import { isScript } from './meta'
import type { Failure, Report, Start, Task } from './sandbox/protocol'

/**
 * Runs samples marked `run` and assertions in tables to prove that they pass, and
 * loads config files to prove that they can be loaded.
 *
 * @param longestRun how long a sample may take, in milliseconds
 */
export async function runSamples(
  samples: Sample[],
  facts: Facts,
  root: string,
  longestRun = 2000,
): Promise<Problem[]> {
  const executable = samples.filter(
    ({ language, meta }) =>
      isScript(language) && !meta.wrong && !meta.errors.length,
  )
  const problems: Problem[] = []
  const tasks: Task[] = []
  for (const sample of executable) {
    const { file, line } = sample
    const message = sample.meta.run ? judge(sample) : undefined
    if (message) problems.push({ file, line, message })
    else if (sample.meta.run) tasks.push(toTask(sample, 'run'))
    else if (isConfig(sample)) tasks.push(toTask(sample, 'config'))
  }
  if (tasks.length)
    problems.push(...(await execute(tasks, facts, root, longestRun)))
  return problems
}

const isConfig = (sample: Sample) =>
  /^cypress\.config\.[cm]?[jt]s$/.test(
    arrange(sample.code, sample.meta).title ?? '',
  )

/** Says what prevents a sample marked `run` from running. */
function judge({ code, language }: Sample): string | undefined {
  if (/x$/.test(language)) {
    return `A ${language} sample can't run, because there's no framework here to render it. Remove "run" from the fence.`
  }
  const { importedFiles } = ts.preProcessFile(code)
  return importedFiles.length || /^export\b/m.test(code)
    ? 'A sample marked "run" can\'t import or export anything. Use Cypress._, Cypress.$, Cypress.Blob, Cypress.Buffer, Cypress.minimatch, Cypress.Promise, or Cypress.sinon, or remove "run" from the fence.'
    : undefined
}

const toTask = (
  { file, line, code, meta, cell }: Sample,
  kind: Task['kind'],
): Task => ({
  kind,
  file,
  line,
  code:
    kind === 'run'
      ? tsBlankSpace(code)
      : toCommonJs(arrange(code, meta).compiled),
  isCell: cell !== undefined,
})

const toCommonJs = (code: string) =>
  ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  }).outputText

/** Runs tasks in a thread, which is restarted after a sample that doesn't end. */
async function execute(
  tasks: Task[],
  facts: Facts,
  root: string,
  longestRun: number,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const add = (task: Task | undefined, failures: Failure[]) => {
    if (!task) return
    for (const { line = task.line, message } of failures) {
      problems.push({ file: task.file, line, message })
    }
  }
  let next = 0
  while (next < tasks.length) {
    const first = next
    const stuck = await executeFrom(
      tasks.slice(first),
      facts,
      root,
      longestRun,
      (index, found) => {
        add(tasks[first + index], found)
        next = first + index + 1
      },
    )
    if (stuck === undefined) break
    add(tasks[first + stuck], [
      {
        message: `This sample still runs after ${longestRun / 1000} s. Make sure that its loops and timers end.`,
      },
    ])
    next = first + stuck + 1
  }
  return problems
}

/** Resolves with the index of a task that doesn't end, if there is one. */
function executeFrom(
  tasks: Task[],
  { pluginEvents }: Facts,
  root: string,
  longestRun: number,
  onEnd: (index: number, failures: Failure[]) => void,
): Promise<number | undefined> {
  const jiti = createRequire(path.join(root, 'package.json')).resolve('jiti')
  const file = path.join(root, 'content/samples/sandbox/worker.ts')
  const start: Start = {
    root,
    tasks,
    pluginEvents: pluginEvents.map(({ name }) => name),
  }
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      `require(${JSON.stringify(jiti)})(${JSON.stringify(file)})(${JSON.stringify(file)})`,
      { eval: true, workerData: start, stdout: true, stderr: true },
    )
    let timer: NodeJS.Timeout | undefined
    let ended = 0
    worker.on('message', (report: Report) => {
      clearTimeout(timer)
      if ('error' in report) {
        reject(
          new Error(
            `The thread that runs samples failed to start, so fix content/samples/sandbox first: ${report.error}`,
          ),
        )
        return
      }
      const { index, failures } = report
      if (failures) {
        ended = index + 1
        onEnd(index, failures)
      } else {
        timer = setTimeout(() => {
          // This thread may have been busy, so handle pending messages first.
          setImmediate(() => {
            if (ended > index) return
            void worker.terminate()
            resolve(index)
          })
        }, longestRun)
      }
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(timer)
      if (ended === tasks.length) resolve(undefined)
      else {
        const { file = '', line = 0 } = tasks[ended] ?? {}
        reject(
          new Error(
            `The thread that runs samples exited at ${file}:${line}. Remove whatever ends it there.`,
          ),
        )
      }
    })
  })
}
