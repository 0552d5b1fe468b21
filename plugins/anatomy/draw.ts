import siteConfig from '@generated/docusaurus.config'
import cards from '@generated/anatomy/default/cards.json'
import { addStyles } from '../../lib/addStyles'
import {
  chainsFile,
  keyOf,
  type PageChains,
  unpackSteps,
} from '../../lib/chains'
import { createElement } from '../../lib/createElement'
import { showCards, type Described } from './card'
import { describe, type NamedStep } from './describe'
import { css } from './styles'

addStyles(css)

const nameAt = (text: string, start: number) =>
  /^\w*/.exec(text.slice(start))?.[0] ?? ''

/** Puts the characters from `start` to `end` into elements, one for each text. */
function wrap(code: HTMLElement, start: number, end: number): HTMLElement[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const wrapped: HTMLElement[] = []
  for (let at = 0; at < end && walker.nextNode();) {
    const text = walker.currentNode as Text
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, text.length)
    if (from < to) {
      const inside = text.splitText(from)
      inside.splitText(to - from)
      const element = createElement('span', {})
      inside.replaceWith(element)
      element.append(inside)
      wrapped.push(element)
      walker.currentNode = inside
      at += to
    } else at += text.length
  }
  return wrapped
}

const signs = [
  ['again', 'retries together'],
  ['once', 'runs once'],
  ['changes', 'the subject changes'],
] as const

/** What the lines and signs mean, and how to learn more. */
function legendOf(steps: readonly NamedStep[]): HTMLElement {
  const shown = signs.filter(([sign]) =>
    steps.some(
      ({ runs, changes }) => runs === sign || (sign === 'changes' && changes),
    ),
  )
  return createElement(
    'p',
    { className: 'chain-legend' },
    ...shown.map(([sign, text]) =>
      createElement(
        'span',
        {},
        createElement('span', {
          className: `chain-${sign} chain-first chain-last`,
          ariaHidden: 'true',
        }),
        text,
      ),
    ),
    createElement('span', {}, 'Point to a command, focus it, or tap it.'),
  )
}

/**
 * The steps of a sample on the page that's shown.
 *
 * @throws if they don't load, or are those of another deploy
 */
async function readSteps(text: string): Promise<NamedStep[]> {
  const { href = '' } =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {}
  const { baseUrl } = siteConfig
  const route = new URL(href).pathname.slice(baseUrl.length)
  const response = await fetch(baseUrl + chainsFile(route))
  const chains = (await response.json()) as PageChains
  const packed = chains[keyOf(text)]
  if (!packed) throw new Error(`No chains are known of ${text}`)
  return unpackSteps(packed).map((step) => ({
    ...step,
    name: nameAt(text, step.start),
  }))
}

/**
 * Draws which commands of a sample are retried together and where the subject changes,
 * and shows cards for its commands. The text stays the same, so it's still copied as it
 * is.
 *
 * @returns what undoes it
 */
function draw(code: HTMLElement, steps: NamedStep[]): () => void {
  const original = [...code.childNodes]
  code.replaceChildren(...original.map((node) => node.cloneNode(true)))
  const described = new Map<Element, Described>()
  for (const [index, step] of steps.entries()) {
    const { start, end, part, runs, changes, name } = step
    const isOfPart = (other: NamedStep) => other.part === part
    const [first, ...others] = wrap(code, start, start + name.length)
    if (!first) continue
    const pieces = [first, ...others, ...wrap(code, start + name.length, end)]
    for (const piece of pieces) piece.className = `chain-${runs}`
    if (steps.findIndex(isOfPart) === index) first.classList.add('chain-first')
    if (steps.findLastIndex(isOfPart) === index) {
      pieces.at(-1)?.classList.add('chain-last')
    }
    if (changes) first.classList.add('chain-changes')
    const link = first.closest('a')
    const target = link ?? first
    target.tabIndex = 0
    if (!link) target.role = 'button'
    described.set(target, { name, rows: describe(step, steps, cards) })
  }
  const legend = legendOf(steps)
  code.parentElement?.after(legend)
  const stop = showCards(code, described)
  return () => {
    stop()
    legend.remove()
    code.replaceChildren(...original)
  }
}

/** What undoes a drawing, by its button. */
const drawn = new WeakMap<Element, () => void>()

/** Draws the chains of the sample that a button belongs to, or undoes that. */
export async function toggle(button: Element): Promise<void> {
  const code = button
    .closest('.theme-code-block')
    ?.querySelector<HTMLElement>('pre code')
  const undo = drawn.get(button)
  if (undo) {
    undo()
    drawn.delete(button)
  } else if (code) {
    // If they don't load, the reader can try again.
    const steps = await readSteps(code.textContent).catch(() => [])
    // It may have been pressed again in the meantime.
    if (steps.length && !drawn.has(button)) drawn.set(button, draw(code, steps))
  }
  button.ariaPressed = String(drawn.has(button))
}
