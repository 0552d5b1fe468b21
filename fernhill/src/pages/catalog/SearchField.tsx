import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useListener } from '../../app/hooks'

interface SearchFieldProps {
  value: string
  /** What can be suggested. */
  names: string[]
  onSearch: (text: string) => void
  /** Shown in the line of the suggestions while there are none. */
  children: ReactNode
}

/** The customer has to pause before a search starts. Enter starts it at once. */
const PAUSE = 300

/**
 * Suggests names while the customer types. The line of the suggestions keeps its height, so
 * nothing below it moves when they come and go.
 */
export function SearchField({
  value,
  names,
  onSearch,
  children,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  /** What waits for a pause. */
  const [typed, setTyped] = useState<string>()
  const options = names.filter((name) =>
    name.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const hasOptions = isOpen && options.length > 0

  // The Back button changes the search, too. Our own searches are in the field already.
  const lastSearch = useRef(value)
  useEffect(() => {
    if (value !== lastSearch.current) setText(value)
    lastSearch.current = value
  }, [value])

  // Another filter may change during the pause, and the search has to keep it.
  const onPause = useEffectEvent(run)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => onPause(typed), PAUSE)

    return () => clearTimeout(timer)
  }, [typed])

  useListener(document, 'keydown', (event) => {
    const isTyping = (event.target as Element).closest?.(
      'input, textarea, select, [contenteditable]',
    )
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    field.current?.focus()
  })

  function run(next: string) {
    setTyped(undefined)
    lastSearch.current = next.trim()
    onSearch(next.trim())
  }

  function search(next: string) {
    setText(next)
    run(next)
  }

  function type(next: string) {
    setText(next)
    setActive(-1)
    setIsOpen(true)
    setTyped(next)
  }

  function choose(name: string) {
    setIsOpen(false)
    search(name)
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active]

    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setIsOpen(true)
      setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (hasOptions && option) choose(option)
      else search(text)
      setIsOpen(false)
    } else if (event.key === 'Tab' && !event.shiftKey && text && hasOptions) {
      // Tab completes the word and moves on.
      choose(option ?? options[0] ?? text)
    } else if (event.key === 'Escape') {
      setIsOpen(false)
    }
  }

  return (
    <div className="search">
      <input
        ref={field}
        id="search"
        type="search"
        aria-label="Search plants"
        aria-autocomplete="list"
        aria-controls={hasOptions ? 'suggestions' : undefined}
        aria-activedescendant={
          hasOptions && active >= 0 ? `suggestion-${active}` : undefined
        }
        placeholder="Search plants"
        autoComplete="off"
        value={text}
        data-cy="search"
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div className="search-line">
        {hasOptions ? (
          <ul id="suggestions" role="listbox" aria-label="Suggestions">
            {options.map((name, index) => (
              <li
                key={name}
                id={`suggestion-${index}`}
                role="option"
                aria-selected={index === active}
                // Keeps the focus in the field, so the list stays until the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
              >
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <span className="hint">{children}</span>
        )}
      </div>
    </div>
  )
}
