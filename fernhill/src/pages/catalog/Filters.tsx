import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CatalogQuery } from './CatalogPage'

interface FiltersProps {
  query: CatalogQuery
  onChange: (change: CatalogQuery) => void
}

const HIGHEST_PRICE = 60

export const lights: Record<string, string> = {
  sun: 'Full sun',
  'half-shade': 'Half shade',
  shade: 'Shade',
}

export function Filters({ query, onChange }: FiltersProps) {
  // On a phone, the filters are behind a button.
  const [isOpen, setIsOpen] = useState(false)
  const chosen = query.filter ?? []

  return (
    <div className={isOpen ? 'filters is-open' : 'filters'}>
      <button
        type="button"
        className="filters-button"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters
      </button>
      <div id="filters" className="filter-fields">
        <label className="inline">
          Light
          <select
            value={query.light}
            data-cy="light-filter"
            onChange={(event) => onChange({ light: event.target.value })}
          >
            <option value="">Any light</option>
            {Object.entries(lights).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <MaxPrice
          value={query['max-price'] || String(HIGHEST_PRICE)}
          onChange={(price) => onChange({ 'max-price': price })}
        />
        <details>
          <summary>More filters</summary>
          <fieldset>
            <legend>Only plants that are</legend>
            {Object.entries({ 'pet-safe': 'Safe for pets', rare: 'Rare' }).map(
              ([value, label]) => (
                <label key={value} className="checkbox">
                  <span className="box">
                    <input
                      type="checkbox"
                      name="filter"
                      value={value}
                      checked={chosen.includes(value)}
                      onChange={({ target }) =>
                        onChange({
                          filter: target.checked
                            ? [...chosen, value]
                            : chosen.filter((other) => other !== value),
                        })
                      }
                    />
                  </span>
                  {label}
                </label>
              ),
            )}
          </fieldset>
        </details>
      </div>
    </div>
  )
}

interface MaxPriceProps {
  value: string
  onChange: (price: string) => void
}

/** Reads the slider itself instead of React's events, which miss a value set by a script. */
function MaxPrice({ value, onChange }: MaxPriceProps) {
  const range = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(value)
  const onInput = useEffectEvent(() => {
    const next = range.current?.value ?? value

    setShown(next)
    onChange(next)
  })

  useEffect(() => {
    const element = range.current
    const listener = () => onInput()
    element?.addEventListener('input', listener)

    return () => element?.removeEventListener('input', listener)
  }, [])

  return (
    <label className="inline">
      Up to ${shown}
      <input
        ref={range}
        type="range"
        name="max-price"
        min={5}
        max={HIGHEST_PRICE}
        defaultValue={value}
      />
    </label>
  )
}
