import {
  memo,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import type { RecordedLine } from '../../../lib/recording'
import { type Position, type Status, statusAt } from './timeline'

interface Props {
  lines: readonly RecordedLine[]
  position: Position
  onSelect: (line: number) => void
  /** Called with nothing once the pointer has left the lines. */
  onPreview: (line?: number) => void
}

/** How much of the neighbors is shown around the current line, in pixels. */
const margin = 40

/** The line that an event is about, which its button says. */
function lineOf({ target }: SyntheticEvent): number | undefined {
  const button = (target as Element).closest('button')
  return button ? Number(button.value) : undefined
}

/** The Command Log, as it was at a moment. */
export default function Log({
  lines,
  position,
  onSelect,
  onPreview,
}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const current = lines[position.line]
  const status = current && statusAt(current, position.line, position)

  // `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const box = list.current
    const item = box?.children[position.line] as HTMLElement | undefined
    if (!box || !item) return
    const top = item.offsetTop - margin
    const bottom = item.offsetTop + item.offsetHeight + margin
    box.scrollTop = Math.min(
      Math.max(box.scrollTop, bottom - box.clientHeight),
      top,
    )
  }, [position.line, status])

  // Lines that scroll under a resting pointer don't count.
  const preview = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPreview(lineOf(event))
  }

  return (
    <ol
      ref={list}
      className="replay-log"
      aria-label="Command Log"
      onClick={(event) => {
        const line = lineOf(event)
        if (line !== undefined) onSelect(line)
      }}
      onPointerMove={preview}
      onPointerLeave={() => onPreview()}
    >
      {lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          index={index}
          number={
            line.event
              ? 0
              : index + 1 - lines.slice(0, index).filter((l) => l.event).length
          }
          status={statusAt(line, index, position)}
          isCurrent={index === position.line}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  line: RecordedLine
  index: number
  /** 0 if the log doesn't number it. */
  number: number
  status: Status
  isCurrent: boolean
}

/** Few lines change from one frame to the next. */
const Line = memo(function Line({
  line: { name, message, child, level = 0, elements, alias, error },
  index,
  number,
  status,
  isCurrent,
}: LineProps) {
  return (
    <li data-status={status}>
      <button
        type="button"
        value={index}
        className={number ? undefined : 'replay-event'}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className="replay-number">{number || '\u00a0'}</span>
        <span
          className="replay-command"
          style={{ paddingInlineStart: `${level}em` }}
        >
          <b data-name={name}>
            {child && '-'}
            {name}
          </b>{' '}
          {message}
        </span>
        {elements !== undefined && (
          <span className="replay-badge">
            {elements}
            <span className="replay-spoken"> elements</span>
          </span>
        )}
        {alias && <span className="replay-badge replay-alias">{alias}</span>}
        <span className="replay-spoken">
          {status === 'waiting' ? 'not run yet' : status}
        </span>
      </button>
      {error && status === 'failed' && <p>{error}</p>}
    </li>
  )
})
