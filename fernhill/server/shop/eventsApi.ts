import { Router } from 'express'
import { changes } from '../changes.ts'
import type { ServerEvents } from '../types.ts'
import { currentUser } from './visitor.ts'

export const eventsApi = Router()

/** Proxies close connections on which nothing happens. */
const heartbeat = 20_000

/** Tells a page about changes, as server-sent events. */
eventsApi.get('/events', (req, res) => {
  const user = currentUser(req)
  res.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
  })
  res.write(': connected\n\n')

  const send = <Name extends keyof ServerEvents>(
    name: Name,
    data: ServerEvents[Name],
  ) => res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

  const onStock = (change: ServerEvents['stock']) => send('stock', change)
  const onOrder = ({
    id,
    status,
    email,
  }: ServerEvents['order'] & { email: string }) => {
    if (user?.email === email || user?.role === 'administrator') {
      send('order', { id, status })
    }
  }
  const timer = setInterval(() => res.write(': still here\n\n'), heartbeat)

  changes.on('stock', onStock)
  changes.on('order', onOrder)
  res.on('close', () => {
    clearInterval(timer)
    changes.off('stock', onStock)
    changes.off('order', onOrder)
  })
})

/**
 * What pages report with `navigator.sendBeacon()`. A real shop would count it,
 * this one only has to answer.
 */
eventsApi.post('/events', (_req, res) => {
  res.status(204).end()
})
