import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { root } from './pages'

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
  // Link by link: what is cached or installed in the copy stays in the copy.
  const packages = path.join(root, 'node_modules')
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name === '.cache') continue
    symlinkSync(
      path.join(packages, name),
      path.join(copy, 'node_modules', name),
    )
  }
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

export interface DevServer {
  origin: string
  /** When the command was started, as `performance.now()` tells it. */
  start: number
  /** Of the command. */
  pid: number | undefined
  /** The copy that it shows. */
  siteDir: string
  /** Ends it, and removes the copy. */
  close: () => Promise<void>
}

/**
 * Starts the development server with a copy of the site that may be edited, with
 * nothing in its caches, and waits until it answers.
 *
 * @param command to which the options are added, as `npm start --`
 */
export async function startDevServer(
  ...[command, ...args]: [string, ...string[]]
): Promise<DevServer> {
  const siteDir = copySite()
  const port = await findPort()
  const start = performance.now()
  const server = spawn(command, [...args, '--no-open', `--port=${port}`], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with all that the command started.
    detached: true,
    env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus' },
  })
  let told = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (told += text))
  }
  const isOver = () => server.exitCode !== null
  async function close() {
    if (server.pid && !isOver()) {
      process.kill(-server.pid, 'SIGKILL')
      await once(server, 'exit')
    }
    // The server may still be writing.
    rmSync(siteDir, { recursive: true, force: true, maxRetries: 10 })
  }
  await answers(port, isOver)
  if (isOver()) {
    await close()
    throw new Error(`The development server ended:\n${told}`)
  }
  return {
    origin: `http://localhost:${port}`,
    start,
    pid: server.pid,
    siteDir,
    close,
  }
}
