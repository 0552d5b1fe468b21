import { useState, type FormEvent } from 'react'
import type { Plant } from '../../api/types'
import { useCart } from '../../app/cart'
import { useToasts } from '../../app/toasts'

interface AddToCartProps {
  plant: Plant
  stock: number | undefined
}

export function AddToCart({ plant, stock }: AddToCartProps) {
  const { add } = useCart()
  const { show, showError } = useToasts()
  const [isAdding, setIsAdding] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const quantity = Number(new FormData(event.currentTarget).get('quantity'))

    setIsAdding(true)
    try {
      await add(plant, quantity || 1)
      show(`Added ${plant.name} to your cart`)
    } catch (error) {
      showError(error, `we couldn't add ${plant.name}`)
    } finally {
      setIsAdding(false)
    }
  }

  return (
    <form className="row add-form" onSubmit={submit}>
      <label>
        Quantity
        <input
          type="number"
          name="quantity"
          min={1}
          max={stock}
          defaultValue={1}
          data-cy="quantity"
        />
      </label>
      <button
        className="primary"
        disabled={isAdding || stock === 0}
        data-cy="add-to-cart"
      >
        Add to cart
      </button>
    </form>
  )
}
