import { useEffect, useState } from 'react'
import { useListener } from '../../app/hooks'

/** How many are left. The server tells when others buy some. */
export function useStock(id: number, initial: number | undefined) {
  const [news, setNews] = useState<number>()

  useEffect(() => {
    const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(
      `${protocol}//${location.host}/stock?plant=${id}`,
    )
    const onMessage = ({ data }: MessageEvent<string>) =>
      setNews((JSON.parse(data) as { stock: number }).stock)
    socket.addEventListener('message', onMessage)

    return () => {
      socket.removeEventListener('message', onMessage)
      // A test's stand-in is an event target, which can't be closed.
      socket.close?.()
    }
  }, [id])

  useListener(
    document,
    'fernhill:stock',
    ({ detail }: CustomEvent<{ id: number; stock: number }>) => {
      if (detail.id === id) setNews(detail.stock)
    },
  )

  return news ?? initial
}
