import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react'
import { useListener } from '../../app/hooks'

const KEYS: Partial<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** The tab that the address names: `#water`, or `?tab=water`. */
const nameFromAddress = () =>
  location.hash.slice(1) || new URLSearchParams(location.search).get('tab')

/** The care guide in tabs. Each tab has an address of its own. */
export function CareTabs({ texts }: { texts: Record<string, string> }) {
  const names = Object.keys(texts)
  const indexFromAddress = () =>
    names.findIndex((name) => name.toLowerCase() === nameFromAddress())
  const [selected, setSelected] = useState(() =>
    Math.max(0, indexFromAddress()),
  )
  const [hasRead, setHasRead] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const name = names[selected] ?? ''

  useListener(window, 'hashchange', () => {
    const index = indexFromAddress()
    if (index !== -1) select(index)
  })

  function select(index: number) {
    setHasRead(false)
    setSelected(index)
  }

  function open(index: number) {
    select(index)
    location.hash = names[index]?.toLowerCase() ?? ''
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()

    const next = (selected + step + names.length) % names.length
    open(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  function onScroll({ currentTarget: panel }: UIEvent) {
    const left = panel.scrollHeight - panel.clientHeight - panel.scrollTop
    if (left < 2) setHasRead(true)
  }

  return (
    <div className="tabs" data-cy="care-tabs">
      <div
        ref={tabs}
        role="tablist"
        aria-label="Care guide"
        onKeyDown={onKeyDown}
      >
        {names.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`tab-${label}`}
            aria-selected={index === selected}
            aria-controls="care-panel"
            tabIndex={index === selected ? 0 : -1}
            onClick={() => open(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={name}
        id="care-panel"
        role="tabpanel"
        aria-labelledby={`tab-${name}`}
        tabIndex={0}
        onScroll={onScroll}
      >
        <p>{texts[name]}</p>
        <p>
          Every home is different. If the leaves turn brown at the edges, the
          air is too dry. If they turn yellow, the soil is too wet. Change one
          thing at a time, and wait two weeks before you change another.
        </p>
        <p>
          Still not happy? Send us a photo with your review, and our gardeners
          will have a look.
        </p>
      </div>
      <button type="button" disabled={!hasRead}>
        I have read this
      </button>
    </div>
  )
}
