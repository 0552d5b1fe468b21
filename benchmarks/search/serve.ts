import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Files of a site, by their path from its root. */
export type Files = Map<string, string | Uint8Array>

const types: Record<string, string> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** As hosts compress that compress each file once. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Milliseconds without a request. */
const quiet = 1000

/** Serves files as a good static host does. */
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
    /** Counts from here. */
    restart() {
      sent = []
      beforeFound = undefined
    },
    /** What was sent before the page asked for `/found`. */
    beforeFound: () => ({
      bytes: (beforeFound ?? []).reduce((sum, size) => sum + size, 0),
      requests: beforeFound?.length ?? 0,
    }),
    /** Waits until a result was found and nothing more is fetched. */
    async isQuiet() {
      while (!beforeFound || Date.now() - last < quiet) {
        await new Promise((resolve) => setTimeout(resolve, quiet / 4))
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
