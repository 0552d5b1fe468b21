import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { root } from './pages'

/** Files that aren't sources. */
const isExcluded = (name: string) =>
  name.startsWith('.') || /^(node_modules|build|test-results)$/.test(name)

/** Copies the site, so that edits don't touch the user's working tree. */
function copySite(): string {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(path.join(cache, 'dev-'))
  for (const name of readdirSync(root).filter((name) => !isExcluded(name))) {
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    })
  }
  // One link per package, so the copy can have its own cache and stamp files.
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

/** Finds a port that no other test gets while the server isn't there yet. */
async function findPort(): Promise<number> {
  for (;;) {
    // Below those that systems give to servers without a port.
    const port = randomInt(20_000, 30_000)
    const server = createServer().listen(port, 'localhost')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Waits until the port accepts connections, or until the server has exited. */
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

const isWindows = process.platform === 'win32'

/** Stops a process with all of its children. */
function stopGroup(pid: number) {
  if (isWindows) spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f'])
  else process.kill(-pid, 'SIGKILL')
}

export interface DevServer {
  origin: string
  /** When the command was started, from `performance.now()`. */
  start: number
  /** Process ID of the command. */
  pid: number | undefined
  /** The copy that it serves. */
  siteDir: string
  /** Stops the server and deletes the copy. */
  close: () => Promise<void>
}

/**
 * Starts the development server in a copy of the site, with empty caches, and
 * waits until it accepts connections.
 *
 * @param command the options are appended to it, for example to `npm start --`
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
    // On Windows, npm is a script, which only a shell can start.
    shell: isWindows,
    // In its own process group, so that close() also stops its child processes.
    detached: !isWindows,
    env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus' },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (output += text))
  }
  const isOver = () => server.exitCode !== null
  async function close() {
    if (server.pid && !isOver()) {
      stopGroup(server.pid)
      await once(server, 'exit')
    }
    // The server may still be writing.
    rmSync(siteDir, { recursive: true, force: true, maxRetries: 10 })
  }
  await waitForPort(port, isOver)
  if (isOver()) {
    await close()
    throw new Error(`The development server exited:\n${output}`)
  }
  return {
    origin: `http://localhost:${port}`,
    start,
    pid: server.pid,
    siteDir,
    close,
  }
}
