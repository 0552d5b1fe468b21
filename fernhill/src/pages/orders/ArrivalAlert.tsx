import { useEffect, useState } from 'react'
import type { Order } from '../../api/types'
import { useToasts } from '../../app/toasts'

/** Shows a notification when the order arrives, even if another tab is in front. */
export function ArrivalAlert({ id }: { id: number }) {
  const { show } = useToasts()
  const [isWanted, setIsWanted] = useState(false)
  const [isOn, setIsOn] = useState(false)

  useEffect(() => {
    if (!isWanted) return

    const events = new EventSource('/api/events')
    events.addEventListener('open', () => setIsOn(true))
    events.addEventListener('order', ({ data }: MessageEvent<string>) => {
      const order = JSON.parse(data) as Pick<Order, 'id' | 'status'>

      if (order.id === id && order.status === 'delivered') {
        new Notification(`Order #${id} has arrived`)
      }
    })

    return () => {
      events.close()
      setIsOn(false)
    }
  }, [id, isWanted])

  // Some browsers only let installed apps show notifications.
  if (!('Notification' in window)) return null

  async function toggle() {
    const permission =
      Notification.permission === 'default'
        ? await Notification.requestPermission()
        : Notification.permission

    if (permission === 'granted') setIsWanted(!isWanted)
    else show('Notifications are blocked')
  }

  return (
    <button type="button" aria-pressed={isOn} onClick={toggle}>
      Tell me when it arrives
    </button>
  )
}
