import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Sample } from '../samples/samples'
import type { Application } from './application'
import { isCommandLine, type Case } from './cases'
import { startFernhill } from './fernhill'
import { killGroup } from './killGroup'
import { firstLine, type Outcome } from './outcomes'
import { startRouter } from './router'

/** No command takes so long, unless it waits for something: in milliseconds. */
const longest = 60_000

/** What a block finds in its folder, unless its section has a file of the name. */
const files: Record<string, string> = {
  'cypress.config.js':
    "module.exports = { e2e: { baseUrl: 'http://localhost:3000', video: false } }\n",
  'cypress/e2e/plants.cy.js': "it('lists the plants', () => {})\n",
  'cypress/support/e2e.js': '',
  'package.json': '{ "name": "fernhill", "private": true }\n',
  // Cypress compiles even JavaScript with the project's TypeScript.
  'tsconfig.json':
    '{ "compilerOptions": { "rootDir": ".", "ignoreDeprecations": "6.0" } }\n',
}

/**
 * Divides the samples of a page into those that only belong to a command line in
 * their section, and all others.
 */
export function divideSamples(samples: readonly Sample[]) {
  const lines = samples
    .filter(isCommandLine)
    .map(({ section }) => section?.line)
  const isTyped = ({ section }: Sample) => lines.includes(section?.line)
  return {
    typed: samples.filter(isTyped),
    others: samples.filter((sample) => !isTyped(sample)),
  }
}

/** A page's blocks of `bash` that run, and all samples, some of which are files. */
interface Typed {
  commandLines: readonly Case[]
  samples: readonly Sample[]
}

/** Runs blocks of `bash`, one after another, each in a project of its own. */
export async function runCommandLines(
  pages: readonly Typed[],
  root: string,
  application: Application,
): Promise<Outcome[]> {
  const cases = pages.flatMap(({ commandLines, samples }) =>
    commandLines.map((one) => ({ one, samples })),
  )
  if (!cases.length) return []
  const fernhill = await startFernhill(path.join(root, 'fernhill'))
  const router = await startRouter(fernhill)
  const outcomes: Outcome[] = []
  try {
    for (const { one, samples } of cases) {
      const start = performance.now()
      const { line, section } = one.sample
      const folder = writeProject(
        samples.filter((other) => other.section?.line === section?.line),
        root,
      )
      const details = await runBlock(one.sample.code, folder, root, {
        CYPRESS_RUN_BINARY: application.executable,
        HTTP_PROXY: router.address,
        HTTPS_PROXY: router.address,
        NO_PROXY: '<-loopback>',
      })
      rmSync(folder, { recursive: true, force: true })
      outcomes.push({
        one,
        // Even a command that goes on has printed the message.
        state: 'failed',
        message: firstLine(details),
        details,
        line,
        milliseconds: performance.now() - start,
      })
    }
  } finally {
    router.close()
    fernhill.stop()
  }
  return outcomes
}

/** A project with a single spec, and with the files of a section. */
function writeProject(samples: readonly Sample[], root: string): string {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'commands-'))
  const own = samples.flatMap(({ meta: { title }, code }) =>
    title === undefined ? [] : [[title, `${code}\n`] as const],
  )
  for (const [name, text] of [...Object.entries(files), ...own]) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (text.startsWith('#!')) chmodSync(file, 0o755)
  }
  return folder
}

/** @returns what the commands printed, without colors and boxes */
async function runBlock(
  code: string,
  folder: string,
  root: string,
  env: Record<string, string>,
): Promise<string> {
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const program = path.join(path.dirname(packageFile), 'bin/cypress')
  const child = spawn(
    'bash',
    [
      '-c',
      code.replaceAll('npx cypress', `"${process.execPath}" "${program}"`),
    ],
    {
      cwd: folder,
      // So that it ends with all of its processes.
      detached: true,
      // As on a machine where Cypress has to start the display, and not as quiet as
      // `npm --silent`, whose setting Cypress and npm would inherit.
      env: {
        ...process.env,
        DISPLAY: undefined,
        npm_config_loglevel: undefined,
        ...env,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const read = (text: Buffer) => {
    output += text.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const end = () => {
    killGroup(child, 'SIGKILL')
  }
  const timer = setTimeout(end, longest)
  await new Promise((resolve) => child.on('exit', resolve))
  clearTimeout(timer)
  // What the block has started in the background.
  end()
  return stripVTControlCharacters(output)
    .replace(/[─-╿]+/g, ' ')
    .replaceAll(`${folder}${path.sep}`, '')
    .trim()
}
