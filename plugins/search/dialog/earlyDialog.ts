import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { focusField, isCommandK, isField, isSlash } from '../keys'
import { closeDialog } from './closeDialog'
import { takeEarlyText, watchForms } from './openingForm'
import styles from './SearchDialog.module.css'
import { slashKey } from './slashKey'

/** The last dialog that was opened. */
let dialog: HTMLDialogElement | undefined
/** Its field. */
let field: HTMLInputElement

/**
 * Closes the early dialog, which restores the focus. Returns what was typed.
 */
export function closeEarlyDialog(): string {
  if (!dialog?.open) return ''
  closeDialog(dialog)
  return field.value
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/** Shows what `SearchDialog.tsx` shows first. Enter goes to the search page. */
function open(button: HTMLAnchorElement, typed = ''): void {
  field = make('input', {
    className: 'DocSearch-Input',
    type: 'search',
    name: 'q',
    value: typed,
    placeholder: 'Command, topic or error',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    ariaLabel: 'Search the documentation',
  })
  const icon = button.querySelector('svg')?.cloneNode(true) ?? ''
  const form = make(
    'form',
    { className: 'DocSearch-SearchBar', role: 'search', action: button.href },
    make('div', { className: 'DocSearch-Form' }, icon, field),
    make('button', {
      className: 'DocSearch-Cancel',
      type: 'button',
      textContent: 'Cancel',
      onclick: closeEarlyDialog,
    }),
  )
  const waiting = make('div', { className: styles.waiting, ariaBusy: 'true' })
  const element = make(
    'dialog',
    { className: styles.dialog, ariaLabel: 'Search' },
    make('div', { className: styles.panel }, form, waiting),
  )
  element.onmousedown = ({ target }) => {
    if (target === element) closeEarlyDialog()
  }
  element.onclose = () => element.remove()
  document.body.append(element)
  element.showModal()
  dialog = element
}

const findButton = () =>
  document.querySelector<HTMLAnchorElement>('a.DocSearch-Button')

function openWith(typed: string): void {
  const button = findButton()
  if (button) open(button, typed)
}

function search(event: Event): void {
  const button = findButton()
  if (!button) return
  event.preventDefault()
  if (focusField()) return
  if (dialog?.open) closeEarlyDialog()
  else open(button)
}

function onKeyDown(event: KeyboardEvent): void {
  const isSlashWanted = () =>
    isSlash(event) && !isField(event.target) && slashKey.get()
  if (isCommandK(event) || isSlashWanted()) search(event)
}

function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  if (findButton()?.contains(event.target as Node)) search(event)
}

let stopWatching = () => {}

/**
 * Leaves the shortcuts, the button, and the forms to React. An open dialog stays until
 * `onOpen` has replaced it with React's, so no keystroke gets lost.
 */
export function stopEarlyDialog(onOpen: () => void): void {
  document.removeEventListener('keydown', onKeyDown)
  document.removeEventListener('click', onClick)
  stopWatching()
  if (dialog?.open) onOpen()
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('click', onClick)
  stopWatching = watchForms(openWith)
  const early = takeEarlyText()
  if (early) openWith(early)
}
