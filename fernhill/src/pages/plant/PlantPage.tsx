import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { getPlant } from '../../api/plants'
import { ApiError } from '../../api/request'
import type { Plant } from '../../api/types'
import { formatPrice, toSlug } from '../../app/format'
import { useTitle } from '../../app/hooks'
import { readStored } from '../../app/storage'
import { useToasts } from '../../app/toasts'
import { Spinner } from '../../components/Spinner'
import { NotFoundPage } from '../NotFoundPage'
import { AddToCart } from './AddToCart'
import { Care } from './Care'
import { Gallery } from './Gallery'
import { GrowthChart } from './GrowthChart'
import { Reviews } from './Reviews'
import { Stock } from './Stock'
import { useStock } from './useStock'

export function PlantPage() {
  const { id = '' } = useParams()

  // With a key, every plant starts with a page of its own.
  return <PlantDetails key={id} id={id} />
}

function PlantDetails({ id }: { id: string }) {
  const { plant, isMissing } = usePlant(id)
  useTitle(isMissing ? 'Not found' : (plant?.name ?? 'Plant'))
  const stock = useStock(Number(id), plant?.stock)

  if (isMissing) return <NotFoundPage title="There is no such plant" />
  if (!plant) return <Spinner label="Loading the plant" />

  return (
    <article className="plant">
      <Gallery plant={plant} />
      <div className="plant-summary">
        <h1 data-cy="plant-name">{plant.name}</h1>
        <p className="price" data-cy="plant-price">
          {formatPrice(plant.price)}
        </p>
        <Stock stock={stock} />
        <AddToCart plant={plant} stock={stock} />
        <div className="row links">
          <a
            href={`/care/${toSlug(plant.name)}`}
            target="_blank"
            rel="noopener"
          >
            Care guide
          </a>
          <a href="#reviews">Reviews</a>
          <CopyLink />
          <button type="button" onClick={() => window.print()}>
            Print the care guide
          </button>
        </div>
        <GrowthChart name={plant.name} />
      </div>
      <Care plant={plant} />
      <Reviews plant={plant} />
      <p>
        <Link to="/plants">All plants</Link>
      </p>
    </article>
  )
}

function usePlant(id: string) {
  const [plant, setPlant] = useState<Plant>()
  const [isMissing, setIsMissing] = useState(false)
  const { showError } = useToasts()

  useEffect(() => {
    const controller = new AbortController()

    function load() {
      getPlant(id, controller.signal).then(
        (found) => {
          setPlant(found)
          remember(found.id)
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          if (error instanceof ApiError && error.status === 404) {
            setIsMissing(true)
          } else showError(error, "the plant didn't load", load)
        },
      )
    }
    load()

    return () => controller.abort()
  }, [id, showError])

  return { plant, isMissing }
}

/** Keeps the plants that the customer has looked at, the last one first. */
function remember(id: number) {
  const recent = readStored<number[]>(localStorage, 'recent', [])
  const next = [id, ...recent.filter((other) => other !== id)].slice(0, 5)

  localStorage.setItem('recent', JSON.stringify(next))
}

function CopyLink() {
  const { show } = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      show('Copied')
    } catch {
      show('Could not copy the link')
    }
  }

  return (
    <button type="button" onClick={copy}>
      Copy link
    </button>
  )
}
