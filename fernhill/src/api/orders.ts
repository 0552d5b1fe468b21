import { request } from './request'
import type { Order, PlacedOrder } from './types'

export const listOrders = () => request<Order[]>('/api/orders')

export const getOrder = (id: string) => request<Order>(`/api/orders/${id}`)

export interface NewOrder {
  address: string
  deliveryDate: string
  deliveryTime: string
  delivery: string
  extras: string[]
  note: string
  coupon?: string
}

/** Orders what's in the cart. A stubbed response may have no body. */
export const placeOrder = (order: NewOrder) =>
  request<PlacedOrder | undefined>('/api/orders', {
    method: 'POST',
    body: order,
  })

export const changeOrder = (id: number, change: Partial<Order>) =>
  request<Order>(`/api/orders/${id}`, { method: 'PATCH', body: change })

export const orderAgain = (id: number) =>
  request(`/api/orders/${id}/again`, { method: 'POST' })
