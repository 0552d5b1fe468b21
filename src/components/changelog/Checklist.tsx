import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { labels } from '../../data/releases/kinds'
import { copyToClipboard } from '../../../lib/copyToClipboard'
import { type Entry, toMarkdown } from './entries'
import styles from './Checklist.module.css'
import { type Done, readDone, writeDone } from './done'

interface Props {
  /** What to check, oldest first. */
  entries: readonly Entry[]
  from: string
  to: string
}

/** What identifies a change, as long as its words stay the same. */
const keyOf = ({ version, text }: Entry) => `${version} ${text}`

/** The content of a change, without the label of its kind. */
function contentOf({ element }: Entry): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.firstElementChild?.remove()
  return copy
}

function Content({ entry }: { entry: Entry }): ReactNode {
  const content = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    content.current?.replaceChildren(...contentOf(entry).childNodes)
  }, [entry])
  return <span ref={content} />
}

/** What to check before an upgrade. What's done is kept in this browser. */
export default function Checklist({ entries, from, to }: Props): ReactNode {
  const [done, setDone] = useState<Done>(readDone)
  const [outcome, setOutcome] = useState('')
  const keys = entries.map(keyOf)
  const count = keys.filter((key) => done.has(key)).length

  const change = (changed: readonly string[], isDone: boolean) => {
    const next = new Set(done)
    for (const key of changed) {
      if (isDone) next.add(key)
      else next.delete(key)
    }
    setDone(next)
    writeDone(next)
  }

  const copy = () => {
    const lines = entries.map((entry) => {
      const box = done.has(keyOf(entry)) ? 'x' : ' '
      const text = toMarkdown(contentOf(entry)).trim()
      return `- [${box}] **${entry.version}** ${labels[entry.kind]}: ${text}`
    })
    copyToClipboard(
      `## Upgrade from Cypress ${from} to ${to}\n\n${lines.join('\n')}\n`,
    ).then(
      (isCopied) => setOutcome(isCopied ? 'Copied' : 'Could not copy'),
      () => setOutcome('Could not copy'),
    )
  }

  return (
    <section className={styles.checklist} aria-labelledby="checklist">
      <h2 id="checklist">
        Upgrade from {from} to {to}
      </h2>
      {entries.length ? (
        <>
          <p role="status">
            {count} of {entries.length} checked
          </p>
          <ul>
            {entries.map((entry) => {
              const key = keyOf(entry)
              return (
                <li key={key}>
                  <label>
                    <input
                      type="checkbox"
                      checked={done.has(key)}
                      onChange={({ target }) => change([key], target.checked)}
                    />
                    <span>
                      <b>{entry.version}</b> {labels[entry.kind]}:
                      <Content entry={entry} />
                    </span>
                  </label>
                </li>
              )
            })}
          </ul>
          <p className={styles.actions}>
            <button type="button" onClick={copy}>
              Copy as Markdown
            </button>
            <button
              type="button"
              disabled={!count}
              onClick={() => change(keys, false)}
            >
              Uncheck all
            </button>
            <span role="status">{outcome}</span>
          </p>
        </>
      ) : (
        <p>Nothing breaks, and nothing is deprecated.</p>
      )}
    </section>
  )
}
