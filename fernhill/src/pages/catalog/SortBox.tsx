import { useState, type KeyboardEvent } from 'react'

const orders = [
  { value: '', label: 'Recommended' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'In stock' },
  { value: 'light', label: 'Light' },
]

interface SortBoxProps {
  value: string
  onChange: (value: string) => void
}

/** A select that draws its own list, as component libraries do. */
export function SortBox({ value, onChange }: SortBoxProps) {
  const [isOpen, setIsOpen] = useState(false)
  const selected = Math.max(
    0,
    orders.findIndex((order) => order.value === value),
  )
  const [active, setActive] = useState(selected)

  function open() {
    setActive(selected)
    setIsOpen(true)
  }

  function choose(index: number) {
    setIsOpen(false)
    onChange(orders[index]?.value ?? '')
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]

    if (event.key === 'Escape') setIsOpen(false)
    else if (step) {
      event.preventDefault()
      if (isOpen) {
        setActive(Math.min(Math.max(active + step, 0), orders.length - 1))
      } else open()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isOpen) choose(active)
      else open()
    }
  }

  return (
    <div className="sort">
      <span id="sort-label">Sort by</span>
      <div
        role="combobox"
        tabIndex={0}
        aria-labelledby="sort-label"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls="sort-options"
        aria-activedescendant={isOpen ? `sort-${active}` : undefined}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      >
        {orders[selected]?.label}
      </div>
      {isOpen && (
        <ul
          id="sort-options"
          role="listbox"
          aria-labelledby="sort-label"
          className="menu"
        >
          {orders.map(({ label, value }, index) => (
            <li
              key={value}
              id={`sort-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
