import { EventEmitter } from 'node:events'
import type { OrderStatus } from './types.ts'

interface Changes {
  stock: [change: { id: number; stock: number }]
  order: [change: { id: number; status: OrderStatus; email: string }]
}

/** Tells the open pages what has changed since they were loaded. */
export const changes = new EventEmitter<Changes>()

// Every open page listens.
changes.setMaxListeners(0)
