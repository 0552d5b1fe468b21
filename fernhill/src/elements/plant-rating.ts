import { createSheet } from './sheet'

const sheet = createSheet(`
  :host {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .stars {
    position: relative;
    color: var(--star-off, #c9d3cd);
    letter-spacing: 0.1em;
  }
  .stars::before {
    content: '★★★★★';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--filled, 0%);
    overflow: hidden;
    color: var(--star, #b7791f);
  }
  p {
    margin: 0;
  }
  button {
    min-width: 2.5rem;
    min-height: 2.5rem;
    border: 1px solid var(--line, #9fb3a8);
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: var(--soft, #e6f2ec);
  }
  button:focus-visible {
    outline: 3px solid var(--focus, #0b6e4f);
    outline-offset: 2px;
  }
`)

/**
 * Shows what a plant's reviews say on average: `<plant-rating average="4.2" value="4">`. Its
 * button dispatches a `rate` event. What's inside the element comes after the average.
 */
class PlantRating extends HTMLElement {
  static observedAttributes = ['average']

  #stars = document.createElement('span')
  #average = document.createElement('p')

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]

    this.#stars.className = 'stars'
    this.#stars.textContent = '★★★★★'
    this.#stars.setAttribute('aria-hidden', 'true')
    this.#average.dataset.cy = 'average'

    const star = document.createElement('button')
    star.type = 'button'
    star.className = 'star'
    star.textContent = '★'
    star.dataset.cy = 'star'
    star.ariaLabel = 'Give it five stars'
    star.addEventListener('click', () =>
      this.dispatchEvent(new Event('rate', { bubbles: true, composed: true })),
    )

    root.append(
      this.#stars,
      this.#average,
      star,
      document.createElement('slot'),
    )
  }

  attributeChangedCallback(_name: string, _old: string, average: string) {
    this.#average.textContent = `${average} of 5`
    this.#stars.style.setProperty('--filled', `${Number(average) * 20}%`)
  }
}

customElements.define('plant-rating', PlantRating)
