import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesAt } from '../page/files'
import { freePort } from './freePort'

/** The sample application, on ports of its own. */
export interface Fernhill {
  shop: number
  /** Serves the sites other than the shop, over HTTPS. */
  sites: number
  stop(): void
}

/** Installs and builds the sample application, unless that's done already. */
export function prepareFernhill(folder: string, say: (line: string) => void) {
  const npm = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      // The application comes from somewhere else: see application.ts.
      env: { ...process.env, CYPRESS_INSTALL_BINARY: '0' },
    })
    if (status === 0) return
    throw new Error(
      `"npm ${args.join(' ')}" failed in fernhill:\n${stdout}${stderr}`,
    )
  }
  once(folder, 'node_modules/.installed-for', ['package-lock.json'], () => {
    say('Installing the packages of Fernhill …')
    npm('ci')
  })
  once(folder, 'dist/.built-for', [...clientFiles, 'package-lock.json'], () => {
    npm('run', 'build')
  })
}

/** What Vite makes the client from. */
const clientFiles = ['src', 'public', 'index.html', 'vite.config.ts']

/** Does something again only if the files that it depends on have changed. */
function once(folder: string, done: string, places: string[], run: () => void) {
  const stamp = path.join(folder, done)
  const hash = createHash('sha256').update(process.version)
  for (const file of places.flatMap((place) => filesAt(folder, place))) {
    hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  run()
  writeFileSync(stamp, wanted)
}

const longestStart = 60_000

/** Starts the sample application. */
export async function startFernhill(folder: string): Promise<Fernhill> {
  const [shop, sites] = await Promise.all([freePort(), freePort()])
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: `${shop}`,
      SITES_PORT: `${sites}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => {
    child.kill()
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      stop()
      reject(new Error(`Fernhill didn't start (${reason}):\n${output}`))
    }
    const timer = setTimeout(() => {
      fail(`not ready after ${longestStart / 1000} s`)
    }, longestStart)
    const read = (text: Buffer) => {
      output += text.toString()
      if (!output.includes('Fernhill is ready')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => {
      clearTimeout(timer)
      fail(`exit code ${code}`)
    })
  })
  return { shop, sites, stop }
}
