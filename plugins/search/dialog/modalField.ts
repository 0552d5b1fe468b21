const find = <Found extends Element>(selector: string) =>
  document.querySelector<Found>(`.DocSearch-Modal ${selector}`)

const findField = () => find<HTMLInputElement>('.DocSearch-Input')

/** Whether an event comes from the field of DocSearch's modal. */
export const isModalField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  target.classList.contains('DocSearch-Input')

/** Whether DocSearch says that it found nothing. */
export const isWithoutResults = (): boolean =>
  find('.DocSearch-NoResults') !== null

/** Focuses the field, with the query it starts with. */
export function fillField(query: string, isSelected: boolean): void {
  const field = findField()
  if (!field) return
  field.focus()
  if (!query) return
  // DocSearch fills it in later, but a key pressed before that would replace it.
  field.value = query
  if (isSelected) field.select()
}

/** Has DocSearch ask for what is in its field, as it does on every focus. */
export function focusAnew(): void {
  const field = findField()
  field?.blur()
  field?.focus()
}

/** Updates the results, unless the reader has already moved on in them. */
export function askAgain(): void {
  const first = find('[aria-selected]')
  const isWaiting =
    findField() === document.activeElement &&
    (!first || first.getAttribute('aria-selected') === 'true')
  if (isWaiting) focusAnew()
}
