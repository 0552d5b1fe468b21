import { type ReactNode, useId } from 'react'

interface Props {
  legend: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A row of options of which one is chosen. */
export default function Choice({
  legend,
  options,
  value,
  onChange,
}: Props): ReactNode {
  const name = useId()
  return (
    <fieldset className="replay-choice">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
