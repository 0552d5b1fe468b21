import { rememberPlace } from './place'

/**
 * Elements that need React: buttons, unless they submit a form or open a popover,
 * and elements with the role of a button or tab. Links and `<details>` work without
 * it.
 */
const answeredByReact =
  'button:not([type=submit], [popovertarget]), [role=button], [role=tab]'

/** Keys that operate tabs. The browser doesn't turn them into clicks. */
const tabKeys = /^(Enter| |Arrow(Left|Right|Up|Down)|Home|End)$/

/** Milliseconds until a link with the role of a button works as a link. */
const patience = 10_000

/** What to replay once React runs, in order. */
const held: (() => void)[] = []

/** The elements that the reader clicked. */
const waiting = new Set<HTMLElement>()

/** The current value of each field that was changed. */
const values = new Map<HTMLInputElement | HTMLSelectElement, string>()

/** What was focused last, and how to find it if React replaces it. */
let focused: { element: HTMLElement; find: () => HTMLElement } | undefined

function wait(element: HTMLElement, answer: (now: HTMLElement) => void): void {
  const find = rememberPlace(element)
  element.setAttribute('aria-busy', 'true')
  waiting.add(element)
  held.push(() => answer(find()))
}

/** Follows the link if React never loads. */
function followLater(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  setTimeout(() => {
    if (waiting.has(link)) location.assign(link.href)
  }, patience)
}

/**
 * Holds a click on an element that needs React. A second click on it is ignored:
 * the reader is just impatient.
 *
 * @returns whether it holds the click
 */
export function holdClick(event: MouseEvent): boolean {
  const element = (event.target as Element).closest<HTMLElement>(
    answeredByReact,
  )
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  // Elements outside were added by scripts, such as an error box, and work.
  if (!element?.closest('#__docusaurus') || isElsewhere) return false
  if (!waiting.has(element)) {
    wait(element, (now) => now.click())
    followLater(element)
  }
  return true
}

/** Holds a key pressed on a tab. Returns whether it does. */
export function holdKey(event: KeyboardEvent): boolean {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]')
  if (!tab || !tabKeys.test(event.key)) return false
  wait(tab, (now) => {
    // Earlier keys may have moved the focus to another tab.
    const reached = document.activeElement?.closest('[role=tab]') ?? now
    reached.dispatchEvent(new KeyboardEvent('keydown', event))
  })
  return true
}

/** Remembers a field's value, because React starts with the one in the HTML. */
export function holdValue({ target }: Pick<Event, 'target'>): void {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  // The early search dialog is outside, and passes on its query itself.
  if (isField && target.closest('#__docusaurus')) {
    values.set(target, target.value)
  }
}

/** Remembers fields that were changed before this script ran. */
export function holdValues(): void {
  document.querySelectorAll('input').forEach((field) => {
    if (field.value !== field.defaultValue) holdValue({ target: field })
  })
  document.querySelectorAll('select').forEach((field) => {
    const [chosen] = field.selectedOptions
    if (chosen && chosen !== field.options[0]) holdValue({ target: field })
  })
}

/**
 * Forgets the fields of a form that's being reset: React has used their values,
 * before it set the attribute that ends the wait.
 */
export function dropValues({ target }: Event): void {
  for (const field of values.keys()) {
    if (field.form === target) values.delete(field)
  }
}

/** Remembers the focused element, in case React replaces it. */
export function holdFocus({ target }: Event): void {
  if (target instanceof HTMLElement) {
    focused = { element: target, find: rememberPlace(target) }
  }
}

/**
 * Sets a field as if the reader did. It uses the native setter, because React
 * overrides the field's own and ignores events for values set through it.
 */
function change(field: HTMLInputElement | HTMLSelectElement, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field) as object,
    'value',
  )?.set?.call(field, value)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Replays everything that was held, one step at a time. */
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
    // Lets React render the result first.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
