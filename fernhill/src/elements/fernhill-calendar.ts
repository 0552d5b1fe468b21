import { fromDay, toDay } from '../app/format'
import { createSheet } from './sheet'

const sheet = createSheet(`
  :host {
    display: block;
    max-width: 22rem;
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0.75rem 0 0.25rem;
  }
  .month {
    font-weight: 600;
  }
  .days {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 2px;
  }
  .days span {
    color: var(--muted, #53645b);
    font-size: 0.8rem;
    text-align: center;
  }
  button {
    min-height: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button:hover:enabled {
    background: var(--soft, #e6f2ec);
  }
  button[aria-pressed='true'] {
    background: var(--brand, #0b6e4f);
    color: var(--on-brand, #fff);
  }
  button.other {
    color: var(--muted, #53645b);
  }
  button:disabled {
    color: var(--muted, #53645b);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  button:focus-visible {
    outline: 3px solid var(--focus, #0b6e4f);
    outline-offset: 1px;
  }
`)

const DAYS = 42
/** When less than two thirds of a month are left, the next one is more useful. */
const LATE_IN_MONTH = 10

/**
 * A month of days around a date field: `<fernhill-calendar><input type="date" /></…>`. A
 * click on a day puts it into the field. The page brings the field, and the buttons for the
 * slots `previous` and `next`.
 */
class FernhillCalendar extends HTMLElement {
  #month = firstOfMonth(new Date())
  #title = document.createElement('span')
  #days = document.createElement('div')

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]

    this.#title.className = 'month'
    this.#title.setAttribute('aria-live', 'polite')
    this.#days.className = 'days'
    this.#days.setAttribute('role', 'group')
    this.#days.addEventListener('click', (event) => this.#choose(event))

    const bar = document.createElement('div')
    bar.className = 'bar'
    bar.append(slot('previous'), this.#title, slot('next'))
    root.append(slot(), bar, this.#days)
  }

  connectedCallback() {
    const field = this.#field
    const today = new Date()
    this.#month = firstOfMonth(field?.value ? fromDay(field.value) : today)
    if (isSameMonth(this.#month, today) && today.getDate() > LATE_IN_MONTH) {
      this.#month = addMonths(this.#month, 1)
    }

    field?.addEventListener('input', () => {
      if (field.value) this.#month = firstOfMonth(fromDay(field.value))
      this.#render()
    })
    this.#render()
  }

  /** Turns the page of the calendar, forward or back. */
  showMonth(step: 1 | -1) {
    this.#month = addMonths(this.#month, step)
    this.#render()
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  #choose(event: Event) {
    const { day } = (event.target as HTMLElement).dataset
    const field = this.#field
    if (!day || !field) return

    // React doesn't notice a new value unless it's set like a browser sets it.
    const prototype = Object.getPrototypeOf(field) as HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, day)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #render() {
    const title = this.#month.toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
    })
    this.#title.textContent = title
    this.#days.ariaLabel = title

    const start = new Date(this.#month)
    start.setDate(1 - start.getDay())
    this.#days.replaceChildren(
      ...weekdays(start),
      ...Array.from({ length: DAYS }, (_, index) => {
        const date = new Date(start)
        date.setDate(start.getDate() + index)
        return this.#button(date)
      }),
    )
  }

  #button(date: Date) {
    const button = document.createElement('button')
    const day = toDay(date)

    button.type = 'button'
    button.textContent = String(date.getDate())
    button.ariaLabel = date.toLocaleDateString('en-US', { dateStyle: 'full' })
    button.dataset.day = day
    button.disabled = day < (this.#field?.min ?? '')
    button.setAttribute('aria-pressed', String(day === this.#field?.value))
    button.classList.toggle('other', !isSameMonth(date, this.#month))

    return button
  }
}

function slot(name = '') {
  const element = document.createElement('slot')
  element.name = name

  return element
}

/** The names of seven days, for the head of the columns. */
function weekdays(start: Date) {
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(start)
    date.setDate(start.getDate() + index)

    const name = document.createElement('span')
    name.textContent = date.toLocaleDateString('en-US', { weekday: 'short' })
    name.setAttribute('aria-hidden', 'true')

    return name
  })
}

const firstOfMonth = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), 1)

const addMonths = (date: Date, count: number) =>
  new Date(date.getFullYear(), date.getMonth() + count, 1)

const isSameMonth = (a: Date, b: Date) =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth()

customElements.define('fernhill-calendar', FernhillCalendar)

export type { FernhillCalendar }
