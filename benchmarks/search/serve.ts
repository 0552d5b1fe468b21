import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** The files of a site by URL path. */
export type Files = Map<string, string | Uint8Array>

const types: Record<string, string> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** For hosts that compress files in advance. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** How long without a request counts as idle, in milliseconds. */
const idle = 1000

/** Serves files like a good static host. */
export async function serveFiles(files: Files) {
  let last = 0
  let sent: number[] = []
  let beforeFound: number[] | undefined
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname
    if (name === '/found') beforeFound = [...sent]
    const file = files.get(name)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const body = packed.get(name) ?? brotliCompressSync(file, quality)
    packed.set(name, body)
    sent.push(body.length)
    last = Date.now()
    response.writeHead(200, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resets the counts. */
    restart() {
      sent = []
      beforeFound = undefined
    },
    /** What was sent before the page requested `/found`. */
    beforeFound: () => ({
      bytes: (beforeFound ?? []).reduce((sum, size) => sum + size, 0),
      requests: beforeFound?.length ?? 0,
    }),
    /** Waits until a result was found and nothing more is fetched. */
    async waitUntilIdle() {
      while (!beforeFound || Date.now() - last < idle) {
        await new Promise((resolve) => setTimeout(resolve, idle / 4))
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
