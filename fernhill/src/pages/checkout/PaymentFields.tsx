import { useState } from 'react'
import { useListener } from '../../app/hooks'

const PAY = 'https://pay.fernhill.example'

interface CardMessage {
  type?: string
}

/** By invoice, or by card in a frame of the payment service. */
export function PaymentFields() {
  const [isAccepted, setIsAccepted] = useState(false)

  useListener(window, 'message', ({ origin, data }: MessageEvent<unknown>) => {
    const { type } = Object(data) as CardMessage
    if (origin === PAY && type === 'card-accepted') setIsAccepted(true)
  })

  return (
    <fieldset>
      <legend>Payment</legend>
      <p>By invoice, or by card:</p>
      <iframe title="Card" src={`${PAY}/frame`} />
      {isAccepted && <p role="status">Your card was accepted</p>}
    </fieldset>
  )
}
