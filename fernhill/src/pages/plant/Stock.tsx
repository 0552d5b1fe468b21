import { useState } from 'react'

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five']

/** How many are left. A tooltip says it in words. */
export function Stock({ stock }: { stock: number | undefined }) {
  const [hasTooltip, setHasTooltip] = useState(false)
  if (stock === undefined) return null

  return (
    <div className="stock">
      <p
        data-cy="stock"
        onMouseOver={() => setHasTooltip(true)}
        onMouseOut={() => setHasTooltip(false)}
      >
        {stock === 0 ? (
          'Sold out'
        ) : (
          <>
            <b>{stock}</b> left
          </>
        )}
      </p>
      {hasTooltip && (
        <span role="tooltip">{numbers[stock] ?? 'Many'} left</span>
      )}
    </div>
  )
}
