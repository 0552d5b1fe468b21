import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listPlants } from '../../api/plants'
import type { Plant } from '../../api/types'
import { useCart } from '../../app/cart'
import { useListener, useTitle } from '../../app/hooks'
import { useToasts } from '../../app/toasts'
import { PlantPhoto } from '../../components/PlantPhoto'
import { Spinner } from '../../components/Spinner'
import { PlantCard } from '../../PlantCard'
import { Hero } from './Hero'
import { Newsletter } from './Newsletter'
import { Tour } from './Tour'

export function HomePage() {
  useTitle()

  return (
    <>
      <Hero />
      <PlantsOfTheWeek />
      <section aria-label="Ferns" className="shelf">
        <h2>Ferns</h2>
        <p>
          They like it shady and humid, which makes them perfect for a bathroom
          with a window.
        </p>
        <Link to="/plants?search=fern">See all ferns</Link>
      </section>
      <section aria-label="Growers" className="shelf">
        <h2>Grown nearby</h2>
        <p>
          Every plant comes from a nursery that we know.{' '}
          <a href="https://growers.example/fernhill">Our growers</a> tell you
          more about it.
        </p>
        <InstallButton />
      </section>
      <Newsletter />
      <Tour />
    </>
  )
}

function PlantsOfTheWeek() {
  const [plants, setPlants] = useState<Plant[]>()
  const { add } = useCart()
  const { showError } = useToasts()

  useEffect(() => {
    const controller = new AbortController()

    listPlants({}, controller.signal).then(
      (all) => setPlants(all.slice(0, 4)),
      (error: unknown) => {
        if (controller.signal.aborted) return
        setPlants([])
        showError(error, "this week's plants didn't load")
      },
    )

    return () => controller.abort()
  }, [showError])

  return (
    <section className="week">
      <h2>This week&rsquo;s plants</h2>
      {!plants && <Spinner label="Loading this week's plants" />}
      <ul>
        {plants?.map((plant) => (
          <li key={plant.id}>
            <PlantPhoto plant={plant} />
            <PlantCard
              plant={{ ...plant, stock: plant.stock ?? 1 }}
              onAdd={(_id, count) => add(plant, count)}
            />
            <Link to={`/plants/${plant.id}`}>About {plant.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface InstallPrompt extends Event {
  prompt?: () => Promise<void>
}

/** Appears when the browser offers to install the shop as an app. */
function InstallButton() {
  const [install, setInstall] = useState<InstallPrompt>()

  useListener(window, 'beforeinstallprompt', (event: InstallPrompt) => {
    event.preventDefault()
    setInstall(event)
  })
  if (!install) return null

  return (
    <button type="button" onClick={() => void install.prompt?.()}>
      Install Fernhill
    </button>
  )
}
