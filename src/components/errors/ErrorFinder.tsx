import { type ComponentType, type ReactNode, useState } from 'react'
import styles from '../list/FilterForm.module.css'
import type { AnswerProps } from './Answer'

/** A field for a message, and links to the entries of the page that explain it. */
export default function ErrorFinder(): ReactNode {
  const [text, setText] = useState('')
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps>>()
  const load = () => {
    if (Answer) return
    import('./Answer').then(
      (answer) => setAnswer(() => answer.default),
      // The next key tries again.
      () => {},
    )
  }
  return (
    <form className={styles.filters} data-choices="0">
      <textarea
        className={styles.search}
        aria-label="Error message"
        placeholder="Paste your error message"
        rows={3}
        onFocus={load}
        onChange={({ target }) => {
          load()
          setText(target.value)
        }}
      />
      <div role="status" className={styles.search}>
        {Answer && <Answer text={text} />}
      </div>
    </form>
  )
}
