import { rememberPlace } from './place'

/**
 * What only React can answer: buttons, but those that submit a form as browsers
 * do, and what has the role of one. Links and `<details>` need nobody.
 */
const answeredByReact = 'button:not([type=submit]), [role=button], [role=tab]'

/** The keys of tabs, which are no buttons to the browser. */
const tabKeys = /^(Enter| |Arrow(Left|Right|Up|Down)|Home|End)$/

/** Milliseconds after which a link with the role of a button is just a link. */
const patience = 10_000

/** What to do once React runs, in the order in which the reader did it. */
const held: (() => void)[] = []

/** The elements that wait for it. */
const waiting = new Set<HTMLElement>()

/** The last value of each field that was changed. */
const values = new Map<HTMLInputElement | HTMLSelectElement, string>()

/** What had the focus last, and how to find it if it is made anew. */
let focused: { element: HTMLElement; find: () => HTMLElement } | undefined

function wait(element: HTMLElement, answer: (now: HTMLElement) => void): void {
  const find = rememberPlace(element)
  element.setAttribute('aria-busy', 'true')
  waiting.add(element)
  held.push(() => answer(find()))
}

/** Goes on without React, which may never come. */
function followLater(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  setTimeout(() => {
    if (waiting.has(link)) location.assign(link.href)
  }, patience)
}

/**
 * Keeps a click that the browser has no answer to. The second one on the same
 * element is impatience.
 */
export function holdClick(event: MouseEvent): boolean {
  const element = (event.target as Element).closest<HTMLElement>(
    answeredByReact,
  )
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  // What a script has made, like a box with an error, has its answer.
  if (!element?.closest('#__docusaurus') || isElsewhere) return false
  if (!waiting.has(element)) {
    wait(element, (now) => now.click())
    followLater(element)
  }
  return true
}

/** Keeps a key pressed on a tab. */
export function holdKey(event: KeyboardEvent): boolean {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]')
  if (!tab || !tabKeys.test(event.key)) return false
  wait(tab, (now) => {
    // The keys before it may have led to another tab.
    const reached = document.activeElement?.closest('[role=tab]') ?? now
    reached.dispatchEvent(new KeyboardEvent('keydown', event))
  })
  return true
}

/** Remembers what a field holds, because React begins with what was built. */
export function holdValue({ target }: Pick<Event, 'target'>): void {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  // That of the early search dialog gives its words to the dialog itself.
  if (isField && target.closest('#__docusaurus')) {
    values.set(target, target.value)
  }
}

/** Remembers what was put into fields before there was any script. */
export function holdValues(): void {
  document.querySelectorAll('input').forEach((field) => {
    if (field.value !== field.defaultValue) holdValue({ target: field })
  })
  document.querySelectorAll('select').forEach((field) => {
    const [chosen] = field.selectedOptions
    if (chosen && chosen !== field.options[0]) holdValue({ target: field })
  })
}

/** Remembers what has the focus, which is lost with the element. */
export function holdFocus({ target }: Event): void {
  if (target instanceof HTMLElement) {
    focused = { element: target, find: rememberPlace(target) }
  }
}

/** Sets a field as if the reader did; React ignores a value that it has set. */
function change(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field) as object,
    'value',
  )!
  field.value = ''
  set!.call(field, value)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Does all that was held, one thing after the other. */
export async function release(): Promise<void> {
  waiting.forEach((element) => element.removeAttribute('aria-busy'))
  waiting.clear()
  if (
    document.activeElement === document.body &&
    !focused?.element.isConnected
  ) {
    focused?.find().focus({ preventScroll: true })
  }
  values.forEach((value, field) => change(field, value))
  for (const answer of held) {
    answer()
    // React sees what came of it before it is asked for the next.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
