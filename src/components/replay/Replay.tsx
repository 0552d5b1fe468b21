import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import clsx from 'clsx'
import styles from './Replay.module.css'

const Player = lazy(() => import('./Player'))

interface Props {
  /** The recordings, each with how long the app waits in it, if there are several. */
  ids: string
  /** What the Command Log showed, as content/runs/replays.ts writes it. */
  log: string
}

/** `44f8d0ca 1500` becomes a run called "1.5 s". */
const toRun = (text: string) => {
  const [id = '', delay] = text.split(' ')
  return delay === undefined ? { id } : { id, label: `${+delay / 1000} s` }
}

/** The Command Log of the sample above it, which a reader can also watch as it ran. */
export default function Replay({ ids, log }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const list = (
    <ol className={styles.log} aria-label="Command Log">
      {log.split('\n').map((line, index) => (
        <Line key={index} text={line} />
      ))}
    </ol>
  )
  return isOpen ? (
    <Suspense fallback={list}>
      <Player
        runs={ids.split(',').map(toRun)}
        onClose={() => {
          wasOpen.current = true
          setOpen(false)
        }}
      />
    </Suspense>
  ) : (
    <div className={styles.replay} data-search="skip">
      {list}
      <button
        type="button"
        ref={(button) => {
          // The player that had the focus is gone.
          if (wasOpen.current) button?.focus()
          wasOpen.current = false
        }}
        className={clsx('clean-btn', styles.watch)}
        onClick={() => {
          setOpen(true)
        }}
      >
        ▶ Watch it run
      </button>
    </div>
  )
}

function Line({ text }: { text: string }) {
  const [name = '', message, badges] = text.split('\t')
  const [, indent = '', marks = '', command] =
    /^( *)([#!]*)(.*)/.exec(name) ?? []
  return (
    <li
      className={clsx(
        marks.includes('#') && styles.command,
        marks.includes('!') && styles.failed,
      )}
    >
      {badges && <i>{badges}</i>}
      {indent}
      <b>{command}</b> {message}
    </li>
  )
}
