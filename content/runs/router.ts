import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'

/** Where the application sends all of its requests. */
export interface Router {
  /** For `HTTP_PROXY` and `HTTPS_PROXY`. */
  address: string
  close(): void
}

/** Sends on what either side says, until one of them closes or breaks off. */
function join(one: Duplex, other: Duplex) {
  pipeline(one, other, one, () => {
    one.destroy()
    other.destroy()
  })
}

/**
 * Starts a proxy that leads the addresses on the pages, such as
 * `http://localhost:3000` and `https://auth.fernhill.example`, to the ports that
 * Fernhill listens on here. So samples run as they're printed, without entries
 * in a hosts file and without ports that only administrators may open, several
 * runs can go on at once, and nothing reaches the network.
 */
export async function startRouter(ports: {
  shop: number
  sites: number
}): Promise<Router> {
  const portOf = (host: string, isSecure: boolean): number | undefined => {
    const { hostname, port } = new URL(`http://${host}`)
    if (hostname === 'localhost' && port === '3000') return ports.shop
    // Cypress asks for its own files at an address of this machine, too.
    if (/^(localhost|127\.0\.0\.1)$/.test(hostname) && port) return Number(port)
    if (/(^|\.)fernhill\.example$/.test(hostname)) {
      return isSecure ? ports.sites : ports.shop
    }
    return undefined
  }
  const server = http.createServer((request, response) => {
    const { host, pathname, search } = new URL(request.url ?? '/')
    const port = portOf(host, false)
    if (port === undefined) {
      response.writeHead(502).end(`${host} isn't part of Fernhill.`)
      return
    }
    const onward = http.request(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: `${pathname}${search}`,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.on('connect', (request, socket: net.Socket, head) => {
    const host = request.url ?? ''
    const port = portOf(host, host.endsWith(':443'))
    if (port === undefined) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      return
    }
    const onward = net.connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
    })
    onward.write(head)
    join(socket, onward)
  })
  // WebSockets of pages, which browsers open without CONNECT.
  server.on('upgrade', (request, socket, head) => {
    const { host, pathname, search } = new URL(
      (request.url ?? '/').replace(/^ws/, 'http'),
    )
    const port = portOf(host, false)
    if (port === undefined) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      return
    }
    const onward = http.request({
      host: '127.0.0.1',
      port,
      path: `${pathname}${search}`,
      headers: request.headers,
    })
    onward.on('upgrade', ({ rawHeaders }, answer, rest) => {
      const lines = rawHeaders.map((text, index) =>
        index % 2 ? `${text}\r\n` : `${text}: `,
      )
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.write(rest)
      answer.write(head)
      join(socket, answer)
    })
    onward.on('error', () => socket.destroy())
    onward.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
