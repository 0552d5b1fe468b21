import { useEffect, useState } from 'react'
import { listOrders } from '../../api/orders'
import { readCookie } from '../../app/cookies'
import { useSession } from '../../app/session'
import { Dialog } from '../../components/Dialog'

const steps = [
  'Filter the catalog by the light your room gets.',
  'Drag a plant onto the cart, or use its button.',
  'Your orders tell you when a plant is on its way.',
]

/** Shows customers around who haven't ordered yet, until they've seen it once. */
export function Tour() {
  const { user } = useSession()
  const [step, setStep] = useState<number>()

  useEffect(() => {
    if (!user || isDone()) return

    listOrders().then(
      (orders) => {
        if (orders.length === 0) setStep(0)
      },
      // Nobody misses a tour.
      () => {},
    )
  }, [user])

  if (step === undefined) return null

  function finish() {
    localStorage.setItem('tour', 'done')
    setStep(undefined)
  }

  const isLast = step === steps.length - 1

  return (
    <Dialog title="Welcome to the shop" onClose={finish}>
      <p>{steps[step]}</p>
      <div className="buttons">
        <button type="button" onClick={finish}>
          Skip
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => (isLast ? finish() : setStep(step + 1))}
        >
          {isLast ? 'Start shopping' : 'Next'}
        </button>
      </div>
    </Dialog>
  )
}

const isDone = () =>
  readCookie('tour') === 'done' || localStorage.getItem('tour') === 'done'
