import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/** Headers that hosts reading `_headers` add to paths with this prefix. */
interface HeaderRule {
  prefix: string
  headers: [string, string][]
}

/** The build's header rules. Sites without `plugins/hosting` have none. */
async function readHeaderRules(folder: string): Promise<HeaderRule[]> {
  const text = await readFile(path.join(folder, '_headers'), 'utf8').catch(
    () => '',
  )
  return [...text.matchAll(/^(\/\S*)\*\n((?: {2}.+\n)+)/gm)].map(
    ([, prefix = '', lines = '']) => ({
      prefix,
      headers: [...lines.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    }),
  )
}

/** Where pages find the script that `serve` adds to them. */
const addedScript = '/added.js'

/**
 * Serves a built site the way plain static hosts do: the exact file, or the
 * folder's index.html, or 404.html with status 404. Docusaurus's own `serve`
 * redirects unusual URLs, which would hide what visitors get from those hosts.
 * Responses carry the headers from `_headers`, so tests run under the site's
 * Content Security Policy.
 *
 * @param folder the built site
 * @param options.port by default, a free one
 * @param options.compress returns the content compressed with Brotli, or
 *   `undefined` if compressing doesn't pay off; without it, files are sent
 *   uncompressed
 * @param options.script runs on every page, before all others
 */
export async function serve(
  folder: string,
  {
    port = 0,
    compress,
    script,
  }: {
    port?: number
    compress?: (file: string, content: Buffer) => Buffer | undefined
    script?: string
  } = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = await readHeaderRules(folder)
  const server = createServer(async (request, response) => {
    if (script !== undefined && request.url === addedScript) {
      response.writeHead(200, { 'Content-Type': types['.js'] }).end(script)
      return
    }
    // No base URL, because `//x` is a path here, not a host.
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
    let asked: string
    try {
      asked = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    } catch {
      asked = folder
    }
    const index = path.join(asked, 'index.html')
    const exact = await isFile(asked)
    const found = exact || (await isFile(index))
    const file = exact ? asked : found ? index : path.join(folder, '404.html')
    const packed = compress?.(file, await readFile(file))
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      ...(packed && { 'Content-Encoding': 'br' }),
      ...Object.fromEntries(
        rules
          .filter(({ prefix }) => pathname.startsWith(prefix))
          .flatMap(({ headers }) => headers),
      ),
    })
    if (request.method === 'HEAD') response.end()
    else if (packed) response.end(packed)
    else if (script !== undefined && file.endsWith('.html'))
      response.end(
        (await readFile(file, 'utf8')).replace(
          '<head>',
          `<head><script src="${addedScript}"></script>`,
        ),
      )
    else
      createReadStream(file)
        .on('error', () => response.end())
        .pipe(response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
