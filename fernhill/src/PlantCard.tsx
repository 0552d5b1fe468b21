import { useState } from 'react'
import { usePrice } from './currency'
import { QuantityPicker } from './QuantityPicker'

export interface Plant {
  id: number
  name: string
  price: number
  stock: number
}

interface PlantCardProps {
  plant: Plant
  onAdd: (id: number, count: number) => Promise<void>
}

export function PlantCard({ plant, onAdd }: PlantCardProps) {
  const [count, setCount] = useState(1)
  const [status, setStatus] = useState('')
  const price = usePrice(plant.price)

  async function add() {
    try {
      await onAdd(plant.id, count)
      setStatus('In your cart')
    } catch {
      setStatus('Sold out')
    }
  }

  return (
    <article data-cy="plant-card">
      <h3 data-cy="plant-name">{plant.name}</h3>
      <p data-cy="plant-price">{price}</p>
      <QuantityPicker max={plant.stock} onChange={setCount} />
      <button type="button" data-cy="add-to-cart" onClick={add}>
        Add to cart
      </button>
      <p role="status">{status}</p>
    </article>
  )
}
