import { useEffect } from 'react'
import { useToasts } from '../../app/toasts'

interface HelpMessage {
  from?: string
  text?: string
  left?: string
}

/** Shows what the shop's staff write to the customer. */
export function HelpDesk() {
  const { show } = useToasts()

  useEffect(() => {
    const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${protocol}//${location.host}/help`)
    const onMessage = ({ data }: MessageEvent<string>) => {
      const { from = 'Grace', text, left } = parse(data)

      show(left ? `${left} has left` : `${from}: ${text}`)
    }
    socket.addEventListener('message', onMessage)

    return () => {
      socket.removeEventListener('message', onMessage)
      socket.close?.()
    }
  }, [show])

  return null
}

/** Messages are JSON, or plain text. */
function parse(data: string): HelpMessage {
  try {
    return JSON.parse(data) as HelpMessage
  } catch {
    return { text: data }
  }
}
