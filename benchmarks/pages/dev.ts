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
import { middle } from './visit'

const page = { path: '/api/commands/get', file: 'docs/api/queries/get.mdx' }

const edits = 5

/** Neither written by people nor needed to show pages. */
const isLeftOut = (name: string) =>
  name.startsWith('.') || /^(node_modules|build|test-results)$/.test(name)

/** A copy of the site to edit: this one belongs to the person at the desk. */
function copySite(): string {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(path.join(cache, 'dev-'))
  for (const name of readdirSync(root).filter((name) => !isLeftOut(name))) {
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

/** Waits until somebody answers at a port. */
async function answers(port: number, isOver: () => boolean): Promise<void> {
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
 * Processor seconds that a process has used, where the system tells: they stand
 * on a busy machine, where the others grow.
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

/** What people wait for, in seconds. */
interface Waits {
  /** From the start, with nothing in its caches, to a page that can be read. */
  first: number
  /** From an edit of that page to where it shows. */
  edit: number
}

/** How quick the development server is, and what it computed meanwhile. */
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
  let told = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (told += text))
  }
  const isOver = () => server.exitCode !== null
  const context = await browser.newContext()
  try {
    await answers(port, isOver)
    if (isOver()) {
      throw new Error(`The development server ended:\n${told}`)
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
      // Above the first heading of a section.
      writeFileSync(file, text.replace(/\n## /, `\n${words}\n$&`))

      await tab.getByText(words).waitFor()
      seen.push(secondsSince(saved))
      // As people pause; and the server must see two saves, not one.
      await tab.waitForTimeout(1500)
    }
    return {
      first,
      edit: middle(seen),
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
