import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { changes } from '../changes.ts'

const stock = new WebSocketServer({ noServer: true })
const help = new WebSocketServer({ noServer: true, maxPayload: 4096 })

/** Answers WebSocket requests: how many are left of a plant, and the help chat. */
export function answerSockets(server: Server): void {
  server.on('upgrade', (req, socket, head) => {
    // Vite's own, in development.
    if (req.headers['sec-websocket-protocol'] === 'vite-hmr') return

    const { pathname, searchParams } = new URL(req.url ?? '/', 'ws://shop')
    if (pathname === '/stock') {
      const plant = Number(searchParams.get('plant'))
      stock.handleUpgrade(req, socket, head, (page) => {
        sendStock(page, plant)
      })
    } else if (pathname === '/help') {
      help.handleUpgrade(req, socket, head, relayMessages)
    } else {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    }
  })
}

function sendStock(page: WebSocket, plant: number): void {
  const onStock = ({ id, stock }: { id: number; stock: number }) => {
    if (id === plant) page.send(JSON.stringify({ stock }))
  }
  changes.on('stock', onStock)
  page.on('close', () => changes.off('stock', onStock))
}

const participants = new Set<WebSocket>()

/** Passes what one says on to the others, and tells them when they leave. */
function relayMessages(participant: WebSocket): void {
  let name: string | undefined
  const tellOthers = (message: object) => {
    for (const other of participants) {
      if (other !== participant) other.send(JSON.stringify(message))
    }
  }

  participants.add(participant)
  participant.on('message', (data) => {
    const message = readMessage(String(data))
    name = message.from
    tellOthers(message)
  })
  participant.on('close', () => {
    participants.delete(participant)
    if (name !== undefined) tellOthers({ left: name })
  })
}

/** Messages without a sender are from Grace, who answers at the nursery. */
function readMessage(data: string): { from: string; text: string } {
  try {
    const { from, text } = JSON.parse(data)
    if (typeof from === 'string' && typeof text === 'string') {
      return { from, text }
    }
  } catch {
    // Plain text.
  }
  return { from: 'Grace', text: data }
}
