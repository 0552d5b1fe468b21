import styles from './note.module.css'

/**
 * Says that the page doesn't have the section. It covers nothing that has just
 * been read, and takes neither the focus nor any room on the page.
 *
 * @returns how to remove it
 */
export function showNote(): () => void {
  const note = document.createElement('aside')
  const text = document.createElement('p')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn'
  button.textContent = 'Dismiss'
  text.setAttribute('role', 'status')
  note.append(text)
  document.body.append(note)
  // Screen readers only announce what changes in an element that they know. Nothing
  // is visible until then, so nothing moves.
  requestAnimationFrame(() => {
    note.className = styles.note ?? ''
    note.ariaLabel = 'About this address'
    text.textContent = "That section isn't on this page anymore."
    note.append(button)
  })

  const remove = () => {
    note.remove()
    removeEventListener('keydown', onKeyDown)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') remove()
  }
  button.addEventListener('click', remove)
  addEventListener('keydown', onKeyDown)
  return remove
}
