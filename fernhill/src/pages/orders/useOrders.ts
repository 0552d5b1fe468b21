import { useCallback, useEffect, useState } from 'react'
import { changeOrder, listOrders } from '../../api/orders'
import { ApiError } from '../../api/request'
import type { Order } from '../../api/types'
import { goToLogin } from '../../app/session'
import { useToasts } from '../../app/toasts'

/** How often the page asks for news. */
const INTERVAL = 4000

/** The customer's orders. The page asks for them again every few seconds. */
export function useOrders() {
  const { showError } = useToasts()
  const [orders, setOrders] = useState<Order[]>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(async () => {
    try {
      setOrders(await listOrders())
      setHasFailed(false)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) goToLogin()
      else {
        setHasFailed(true)
        showError(error, "your orders didn't load", () => void load())
      }
    }
  }, [showError])

  useEffect(() => {
    void load()
  }, [load])

  // Only the first failure is worth a message, so the page stops asking after one.
  const isPolling = orders !== undefined && !hasFailed
  useEffect(() => {
    if (!isPolling) return

    let isLoading = false
    const timer = setInterval(() => {
      if (isLoading) return
      isLoading = true
      void load().finally(() => (isLoading = false))
    }, INTERVAL)

    return () => clearInterval(timer)
  }, [isPolling, load])

  async function change(id: number, changed: Partial<Order>) {
    try {
      await changeOrder(id, changed)
      setOrders((now) =>
        now?.map((order) =>
          order.id === id ? { ...order, ...changed } : order,
        ),
      )
    } catch (error) {
      showError(error, "the order didn't change")
    }
  }

  return { orders, hasFailed, change }
}
