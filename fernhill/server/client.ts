import express from 'express'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from './shop/app.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
const builtHtml = join(root, 'dist/index.html')
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
].map((name) => join(root, name))

/** The built client. Builds it first if a source has changed since. */
export async function builtClient(): Promise<Client> {
  if (!isUpToDate()) {
    // In a process of its own, because Vite sets NODE_ENV to production.
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    })
  }
  const html = await readFile(builtHtml, 'utf8')
  const assets = express.Router()
  // Their names change with their contents.
  assets.use(
    '/assets',
    express.static(join(root, 'dist/assets'), {
      immutable: true,
      maxAge: '1y',
    }),
  )
  assets.use(express.static(join(root, 'dist'), { index: false }))
  return {
    assets,
    loadHtml: async () => html,
    isDevelopment: false,
  }
}

/** The client with hot reloading, for working on it. */
export async function developmentClient(server: Server): Promise<Client> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    assets: vite.middlewares,
    loadHtml: async (path) =>
      vite.transformIndexHtml(
        path,
        await readFile(join(root, 'index.html'), 'utf8'),
      ),
    isDevelopment: true,
  }
}

const isUpToDate = () =>
  existsSync(builtHtml) && newestChange(sources) <= statSync(builtHtml).mtimeMs

/** When the newest of some files and folders was changed. */
function newestChange(paths: string[]): number {
  const times = paths.filter(existsSync).map((path) => {
    const stats = statSync(path)
    return stats.isDirectory()
      ? newestChange(readdirSync(path).map((name) => join(path, name)))
      : stats.mtimeMs
  })
  return Math.max(0, ...times)
}
