import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'

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
    <ol aria-label="Command Log">
      {log.split('\n').map((line, index) => (
        <Line key={index} text={line} />
      ))}
    </ol>
  )
  return isOpen ? (
    <Suspense fallback={<div className="command-log">{list}</div>}>
      <Player
        runs={ids.split(',').map(toRun)}
        onClose={() => {
          wasOpen.current = true
          setOpen(false)
        }}
      />
    </Suspense>
  ) : (
    <div className="command-log" data-search="skip">
      {list}
      <button
        type="button"
        ref={(button) => {
          // The player that had the focus is gone.
          if (wasOpen.current) button?.focus()
          wasOpen.current = false
        }}
        className="clean-btn"
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
      data-event={marks.includes('#') ? undefined : ''}
      data-failed={marks.includes('!') ? '' : undefined}
    >
      {badges && <i>{badges}</i>}
      {indent}
      <b>{command}</b> {message}
    </li>
  )
}
