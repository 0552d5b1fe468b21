import { useState } from 'react'
import './QuantityPicker.css'

export interface QuantityPickerProps {
  initial?: number
  max?: number
  onChange?: (count: number) => void
}

export function QuantityPicker({
  initial = 1,
  max = 99,
  onChange,
}: QuantityPickerProps) {
  const [count, setCount] = useState(initial)

  function change(next: number) {
    setCount(next)
    onChange?.(next)
  }

  return (
    <div className="quantity" role="group" aria-label="Quantity">
      <button
        type="button"
        data-cy="minus"
        aria-label="One less"
        disabled={count <= 1}
        onClick={() => change(count - 1)}
      >
        −
      </button>
      <output data-cy="count">{count}</output>
      <button
        type="button"
        data-cy="plus"
        aria-label="One more"
        disabled={count >= max}
        onClick={() => change(count + 1)}
      >
        +
      </button>
    </div>
  )
}
