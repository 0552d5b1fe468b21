import { createRequire, isBuiltin } from 'node:module'
import { runInThisContext } from 'node:vm'
import { suggest } from '../../../lib/suggest'
import { toFailure } from './place'
import type { Failure, Task } from './protocol'

/** The sample needs something that it can't have here: files, packages, … */
class OutOfReach extends Error {}

type Handler = (on: unknown, config: unknown) => unknown

interface Config {
  e2e?: { setupNodeEvents?: Handler }
  component?: { setupNodeEvents?: Handler }
}

/** Node.js modules that only compute. */
const harmless =
  /^(node:)?(path|url|util|crypto|os|events|querystring|assert|buffer)$/

const unreachable: object = new Proxy(() => undefined, {
  get: (_, name) => (name === '__esModule' ? false : unreachable),
  apply: () => {
    throw new OutOfReach()
  },
  construct: () => {
    throw new OutOfReach()
  },
})

function load(name: string): unknown {
  if (name === 'cypress') {
    // As in the package, both return their argument and only help editors.
    const same = (value: unknown) => value
    return { defineConfig: same, defineComponentFramework: same }
  }
  if (harmless.test(name)) return createRequire(__filename)(name) as unknown
  if (isBuiltin(name)) return unreachable
  throw new OutOfReach()
}

/**
 * Evaluates a config file and registers its plugin events without calling their
 * handlers. Files that read others or import packages aren't judged.
 */
export async function evaluateConfig(
  task: Task,
  pluginEvents: string[],
): Promise<Failure[]> {
  try {
    return await evaluate(task, pluginEvents)
  } catch (error) {
    return error instanceof OutOfReach ? [] : [toFailure(error, task)]
  }
}

async function evaluate(
  { code }: Task,
  pluginEvents: string[],
): Promise<Failure[]> {
  const wrapped = runInThisContext(
    `(function (exports, module, require, process, __dirname, __filename, fetch) {\n${code}\n})`,
  ) as (...globals: unknown[]) => void
  const module: { exports: { default?: unknown } } = { exports: {} }
  const folder = '/project'
  const process = { env: {}, argv: [], platform: 'linux', cwd: () => folder }
  const name = `${folder}/cypress.config.ts`
  wrapped(module.exports, module, load, process, folder, name, unreachable)
  const config = module.exports.default ?? module.exports
  if (!isObject(config) || !Object.keys(config).length) {
    return [
      {
        message:
          "This config file doesn't export a configuration. Write export default defineConfig(…).",
      },
    ]
  }
  const { e2e, component } = config as Config
  const failures: Failure[] = []
  for (const options of [e2e, component]) {
    const { setupNodeEvents } = options ?? {}
    if (!setupNodeEvents) continue
    const on = (event: unknown, handler: unknown) => {
      const message = judge(event, handler, pluginEvents)
      if (message) throw new Error(message)
    }
    const given = { env: {}, ...config, ...options, projectRoot: folder }
    const returned = await setupNodeEvents(on, given)
    if (returned !== undefined && !isObject(returned)) {
      failures.push({
        message: `setupNodeEvents returns ${JSON.stringify(returned)}. Return the config object, or nothing.`,
      })
    }
  }
  return failures
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

function judge(
  event: unknown,
  handler: unknown,
  pluginEvents: string[],
): string | undefined {
  if (!pluginEvents.includes(String(event))) {
    return `"${String(event)}" isn't a plugin event. Allowed: ${pluginEvents.join(', ')}.${suggest(String(event), pluginEvents)}`
  }
  const isRight =
    event === 'task' ? isObject(handler) : typeof handler === 'function'
  return isRight
    ? undefined
    : `the handler in on('${String(event)}') has the wrong type. Pass ${event === 'task' ? 'an object of functions' : 'a function'}.`
}
