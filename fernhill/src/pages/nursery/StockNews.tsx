import { useEffect, useState } from 'react'
import type { ServerEvents } from '../../../server/types.ts'
import { getPlant } from '../../api/plants'

interface News {
  id: number
  text: string
}

/** Shows how many of a plant are left each time the server sends a change. */
export function StockNews() {
  const [news, setNews] = useState<News[]>([])
  const [isConnected, setIsConnected] = useState(false)

  useEffect(() => {
    const source = new EventSource('/api/events')

    source.addEventListener('open', () => setIsConnected(true))
    source.addEventListener('error', () => setIsConnected(false))
    source.addEventListener('stock', ({ data }: MessageEvent<string>) => {
      const { id, stock } = JSON.parse(data) as ServerEvents['stock']
      const add = (name: string) =>
        setNews((now) => [
          { id, text: `${name}: ${stock} left` },
          ...now.filter((other) => other.id !== id),
        ])

      getPlant(String(id)).then(
        ({ name }) => add(name),
        () => add(`Plant ${id}`),
      )
    })

    return () => source.close()
  }, [])

  return (
    <section className="card">
      <h2>Stock</h2>
      <p>{isConnected ? 'Connected' : 'Connecting …'}</p>
      <ul aria-live="polite">
        {news.map(({ id, text }) => (
          <li key={id} data-cy="stock">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
