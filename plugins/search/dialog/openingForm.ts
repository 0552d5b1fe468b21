/** Forms that open the dialog, if scripts run: the one on the home page. */
const selector = 'form[data-opens-search]'

/** What a reader does with such a form. */
const uses = ['click', 'input', 'compositionend'] as const

/**
 * Takes the text out of a form's field, so that it's only in the dialog.
 *
 * @returns `undefined` if the reader isn't using a form that opens the dialog
 */
function take({ target, type }: Event): string | undefined {
  const form = target instanceof Element && target.closest(selector)
  const field = form && form.querySelector('input')
  // A value that was only restored or replayed isn't being typed.
  if (!field || (type !== 'click' && document.activeElement !== field)) return
  const { value } = field
  field.value = ''
  return value
}

/**
 * Calls `open` with what has been typed when the reader clicks such a form or types
 * into it. Focus alone doesn't open anything, because the reader may just be passing.
 *
 * @returns a function that stops it
 */
export function watchForms(open: (typed: string) => void): () => void {
  const onUse = (event: Event) => {
    // Until it ends, a composition needs its field.
    if (event instanceof InputEvent && event.isComposing) return
    const typed = take(event)
    if (typed === undefined) return
    event.preventDefault()
    // plugins/startup would put the text back once React runs.
    event.stopImmediatePropagation()
    open(typed)
  }
  uses.forEach((name) => document.addEventListener(name, onUse, true))
  return () =>
    uses.forEach((name) => document.removeEventListener(name, onUse, true))
}

/** What the reader typed into such a form before any script ran, if anything. */
export function takeEarlyText(): string {
  const field = document.activeElement
  const isOurs = field instanceof HTMLInputElement && field.closest(selector)
  if (!isOurs) return ''
  const { value } = field
  field.value = ''
  return value
}

/** Whether the reader is about to use such a form. */
export const isInForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(selector) !== null
