import { useState } from 'react'
import { useListener } from '../../app/hooks'

const PAY = 'https://pay.fernhill.example'

/** What the frame says: that it's there, and that it has accepted a card. */
interface FrameMessage {
  type?: 'card-frame-ready' | 'card-accepted'
}

/**
 * By invoice, or by card in a frame of the payment service. The service only exists inside
 * Cypress, so the frame is hidden until it says that it's there.
 */
export function PaymentFields() {
  const [isReady, setIsReady] = useState(false)
  const [isAccepted, setIsAccepted] = useState(false)

  useListener(window, 'message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== PAY) return

    const { type } = Object(data) as FrameMessage
    if (type === 'card-frame-ready') setIsReady(true)
    if (type === 'card-accepted') setIsAccepted(true)
  })

  return (
    <fieldset>
      <legend>Payment</legend>
      <p>{isReady ? 'By invoice, or by card:' : 'By invoice'}</p>
      <iframe title="Card" src={`${PAY}/frame`} hidden={!isReady} />
      {isAccepted && <p role="status">Your card was accepted</p>}
    </fieldset>
  )
}
