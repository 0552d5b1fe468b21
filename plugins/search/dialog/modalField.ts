const find = <Found extends Element>(selector: string) =>
  document.querySelector<Found>(`.DocSearch-Modal ${selector}`)

const findField = () => find<HTMLInputElement>('.DocSearch-Input')

/** Whether an event comes from the field of DocSearch's modal. */
export const isModalField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  target.classList.contains('DocSearch-Input')

/** Sets the field so that React takes it for what the reader has typed. */
export const setField = (field: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text)

/** Whether DocSearch shows that there are no results. */
export const isWithoutResults = (): boolean =>
  find('.DocSearch-NoResults') !== null

/** Focuses the field and fills in the initial query. */
export function fillField(query: string, isSelected: boolean): void {
  const field = findField()
  if (!field) return
  field.focus()
  if (!query) return
  // DocSearch fills it in later. Until then, typing would replace the query
  // instead of extending it.
  field.value = query
  if (isSelected) field.select()
}

/**
 * Makes DocSearch search again, as it does whenever its field gets the focus.
 */
export function refocus(): void {
  const field = findField()
  field?.blur()
  field?.focus()
}

/** Selects a row as if the reader pointed at it. */
export function selectRow(inside: Element): void {
  inside.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
}

/** Updates the results, unless the reader has already moved down the list. */
export function askAgain(): void {
  const selected = find('[aria-selected=true]')
  const isWhereItWas =
    !selected ||
    selected === find('[aria-selected]') ||
    selected.querySelector('[data-best]') !== null
  if (isWhereItWas && findField() === document.activeElement) refocus()
}
