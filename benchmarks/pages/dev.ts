import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../../tests/pages'
import { median } from './visit'

const page = { path: '/api/commands/get', file: 'docs/api/queries/get.mdx' }

const edits = 5

/** Files that aren't sources. */
const isExcluded = (name: string) =>
  name.startsWith('.') || /^(node_modules|build|test-results)$/.test(name)

/** Copies the site, so that edits don't touch the user's working tree. */
function copySite(): string {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(path.join(cache, 'dev-'))
  for (const name of readdirSync(root).filter((name) => !isExcluded(name))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until the port accepts connections. */
async function waitForPort(port: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const socket = connect(port, 'localhost')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * CPU seconds that a process has used, which don't depend on how busy the machine
 * is. NaN if the system doesn't report them.
 */
function usedBy(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return NaN
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** How long people wait, in seconds. */
interface Waits {
  /** From the start, without caches, until the first page shows. */
  first: number
  /** From an edit of that page until it shows. */
  edit: number
}

/** Measures how fast the dev server is, and how many CPU seconds it uses. */
export async function timeDev(
  browser: Browser,
): Promise<Waits & { used: Waits }> {
  const site = copySite()
  const port = await findPort()
  const start = performance.now()
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      `--port=${port}`,
    ],
    {
      cwd: site,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus',
      },
    },
  )
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (output += text))
  }
  const isOver = () => server.exitCode !== null
  const context = await browser.newContext()
  try {
    await waitForPort(port, isOver)
    if (isOver()) {
      throw new Error(`The dev server exited:\n${output}`)
    }
    const tab = await context.newPage()
    tab.setDefaultTimeout(120_000)
    await tab.goto(`http://localhost:${port}${page.path}`)
    await tab.locator('h1').waitFor()
    const first = secondsSince(start)
    const used = usedBy(server.pid)
    const file = path.join(site, page.file)
    const text = readFileSync(file, 'utf8')
    const seen: number[] = []
    for (let edit = 1; edit <= edits; edit++) {
      const words = `This is edit ${edit}.`
      const saved = performance.now()
      writeFileSync(file, text.replace(/\n## /, `\n${words}\n$&`))
      await tab.getByText(words).waitFor()
      seen.push(secondsSince(saved))
      // So that the server doesn't treat two edits as one.
      await tab.waitForTimeout(1500)
    }
    return {
      first,
      edit: median(seen),
      used: { first: used, edit: (usedBy(server.pid) - used) / edits },
    }
  } finally {
    await context.close()
    server.kill('SIGKILL')
    if (!isOver()) await once(server, 'exit')
    // The server may still be writing.
    rmSync(site, { recursive: true, force: true, maxRetries: 10 })
  }
}
