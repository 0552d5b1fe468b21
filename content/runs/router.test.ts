import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startRouter } from './router'

const open: { close(): unknown }[] = []

afterEach(() => {
  open.splice(0).forEach((one) => one.close())
})

async function serve(text: string): Promise<number> {
  const server = http.createServer((request, response) => {
    response.end(`${text} ${request.headers.host} ${request.url}`)
  })
  server.on('upgrade', (request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${text} ${request.url}`,
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  open.push(server)
  return (server.address() as AddressInfo).port
}

async function start() {
  const router = await startRouter({
    shop: await serve('shop'),
    sites: await serve('sites'),
  })
  open.push(router)
  const { hostname, port } = new URL(router.address)
  return { hostname, port: Number(port) }
}

/** What the proxy answers to a request for an address. */
async function get(url: string) {
  const { hostname, port } = await start()
  const { host } = new URL(url)
  return new Promise<{ status?: number; text: string }>((resolve, reject) => {
    http
      .get({ hostname, port, path: url, headers: { host } }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => {
          resolve({
            status: response.statusCode,
            text,
          })
        })
      })
      .on('error', reject)
  })
}

/**
 * What the proxy sends until it closes the connection.
 *
 * @param onText may say more, when it has heard something
 */
async function talk(
  first: string,
  onText: (text: string, socket: net.Socket) => void = () => {},
) {
  const { hostname, port } = await start()
  return new Promise<string>((resolve) => {
    const socket = net.connect(port, hostname, () => {
      socket.write(first)
    })
    let text = ''
    socket.on('data', (part) => {
      text += part.toString()
      onText(text, socket)
    })
    socket.on('close', () => {
      resolve(text)
    })
  })
}

it.each([
  ['http://localhost:3000/plants?a=b', 'shop localhost:3000 /plants?a=b'],
  ['http://www.fernhill.example/', 'shop www.fernhill.example /'],
])('leads %s to the shop', async (url, text) => {
  expect(await get(url)).toMatchObject({ status: 200, text })
})

it('refuses other hosts', async () => {
  expect(await get('http://example.com/')).toMatchObject({
    status: 502,
    text: "example.com isn't part of Fernhill.",
  })
})

it.each([
  ['auth.fernhill.example:443', 'sites x /a'],
  ['localhost:3000', 'shop x /a'],
  ['example.com:443', '502 Bad Gateway'],
])('opens a tunnel to %s', async (host, text) => {
  const answer = await talk(
    `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    (so, socket) => {
      if (!so.endsWith('200 OK\r\n\r\n')) return
      socket.write('GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    },
  )
  expect(answer).toContain(text)
})

it.each([
  ['http://localhost:3000/stock', 'shop /stock'],
  ['ws://localhost:3000/help', 'shop /help'],
  ['http://example.com/stock', '502 Bad Gateway'],
])('opens a WebSocket at %s', async (url, text) => {
  const answer = await talk(
    `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(answer).toContain(text)
})
