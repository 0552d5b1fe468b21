import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Application } from './application'
import { freePort } from './freePort'
import { killGroup } from './killGroup'

/**
 * The application with a project open. It reads the configuration again whenever
 * the file changes.
 */
export interface OpenProject {
  folder: string
  /**
   * Lets the application load a configuration and call its `setupNodeEvents`.
   *
   * @param code CommonJS
   * @returns what the application has against it
   */
  load(code: string): Promise<string | undefined>
  /** The specs of the last configuration, relative to the folder. */
  findSpecs(): Promise<string[]>
  close(): void
}

interface State {
  baseError: { id: string; errorMessage: string; errorStack: string } | null
  currentProject: {
    isLoadingConfigFile: boolean
    isLoadingNodeEvents: boolean
    isFullConfigReady: boolean
    specs: { relative: string }[]
  } | null
}

/** What the application says, and the error behind it, without the stack. */
const textOf = ({
  errorMessage,
  errorStack,
}: NonNullable<State['baseError']>) =>
  [errorMessage, ...errorStack.split('\n')]
    .filter((line) => !/^\s+at |^Error$/.test(line))
    .join('\n')

const question = `{
  baseError { id errorMessage errorStack }
  currentProject { isLoadingConfigFile isLoadingNodeEvents isFullConfigReady specs { relative } }
}`

/** What the button "Try again" does. Until then, changes of the file are ignored. */
const retry = (id: string) =>
  `mutation { resetErrorAndLoadConfig(id: "${id}") { baseError { id } } }`

const longestStart = 180_000
const longestLoad = 60_000
const pause = 30

/** Gives a project the files of Fernhill's own, unchanged. */
export function copyCypressFolder(root: string, folder: string): void {
  cpSync(path.join(root, 'fernhill/cypress'), path.join(folder, 'cypress'), {
    recursive: true,
  })
}

/**
 * What configurations load for themselves. TypeScript isn't among it, because with
 * that, Cypress would compile each of them, though it's JavaScript already.
 */
export const packages = ['cypress', 'vite', 'esbuild', 'svelte']

export function linkPackages(root: string, folder: string) {
  const own = path.join(folder, 'node_modules')
  mkdirSync(own, { recursive: true })
  for (const name of packages) {
    const target = path.join(root, 'node_modules', name)
    const link = path.join(own, name)
    if (!existsSync(link)) symlinkSync(target, link, 'junction')
  }
}

/**
 * Opens a project without showing it, to load configurations into it.
 *
 * @param folder outside the repository, so that no other packages are found
 */
export async function openProject(
  root: string,
  folder: string,
  { executable }: Application,
  type: 'e2e' | 'component' = 'e2e',
): Promise<OpenProject> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'cypress.config.cjs')
  writeFileSync(file, 'module.exports = { e2e: {}, component: {} }\n')
  linkPackages(root, folder)
  copyCypressFolder(root, folder)
  const port = await freePort()
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const child = spawn(
    process.execPath,
    [
      path.join(path.dirname(packageFile), 'bin/cypress'),
      ...['open', `--${type}`, '--project', folder],
    ],
    {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        CYPRESS_RUN_BINARY: executable,
        CYPRESS_INTERNAL_GRAPHQL_PORT: `${port}`,
      },
      stdio: 'ignore',
    },
  )
  const close = () => {
    killGroup(child)
  }
  const ask = async (query = question): Promise<State | undefined> => {
    try {
      const response = await fetch(
        `http://localhost:${port}/__launchpad/graphql`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        },
      )
      return ((await response.json()) as { data: State }).data
    } catch {
      return undefined
    }
  }
  const isBusy = (state: State | undefined) =>
    state?.currentProject?.isLoadingConfigFile === true ||
    state?.currentProject?.isLoadingNodeEvents === true
  const waitUntil = async (
    longest: number,
    isReached: (state: State | undefined) => boolean,
  ): Promise<State> => {
    for (const end = Date.now() + longest; Date.now() < end;) {
      const state = await ask()
      if (state && isReached(state)) return state
      await wait(pause)
    }
    throw new Error(
      `Cypress didn't load a configuration within ${longest / 1000} s.`,
    )
  }
  try {
    // Before that, it would validate a new file as part of the old configuration,
    // and not name the file in its message.
    await waitUntil(
      longestStart,
      (state) => state?.currentProject?.isFullConfigReady === true,
    )
  } catch (error) {
    close()
    throw error
  }
  return {
    folder,
    close,
    async findSpecs() {
      const { currentProject } = (await ask()) ?? {}
      return currentProject?.specs.map(({ relative }) => relative) ?? []
    },
    async load(code) {
      const { baseError: last } = (await ask()) ?? {}
      const draft = `${file}.new`
      writeFileSync(draft, code)
      renameSync(draft, file)
      if (last) void ask(retry(last.id))
      await waitUntil(longestLoad, isBusy)
      const { baseError } = await waitUntil(
        longestLoad,
        (state) =>
          !isBusy(state) &&
          Boolean(state?.baseError ?? state?.currentProject?.isFullConfigReady),
      )
      return baseError
        ? textOf(baseError).replaceAll(`${folder}${path.sep}`, '')
        : undefined
    },
  }
}
