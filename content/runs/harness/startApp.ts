import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { freePort } from '../freePort'

let port: number | undefined
let server: Worker | undefined

/**
 * Starts the application that a page shows, from its `server.js`, or starts it
 * anew: see ../apps.ts. It ends with the process.
 *
 * @param version `first`, or `fixed` with the changes that the page shows
 * @returns its address
 */
export async function startApp(version: 'first' | 'fixed'): Promise<string> {
  await server?.terminate()
  // It stays the same, so that Cypress needn't change the origin again.
  port ??= await freePort()
  const folder = version === 'fixed' ? 'app/fixed' : 'app'
  const code = readFileSync(`${folder}/server.js`, 'utf8')
    .replaceAll('3000', `${port}`)
    .replaceAll("'public/", `'${folder}/public/`)
  const file = `${folder}/server.mjs`
  writeFileSync(file, code)
  server = new Worker(`./${file}`, { execArgv: [], stdout: true })
  await once(server.stdout, 'data')
  return `http://localhost:${port}`
}
