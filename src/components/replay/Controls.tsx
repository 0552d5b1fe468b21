import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { Recording } from '../../../lib/recording'
import Clock, { clockLabel } from './Clock'
import { describe } from './narration'
import { lineAt, type Position, statusAt, toSeconds } from './timeline'

export interface ControlsProps {
  /** The player, for its keys. */
  root: RefObject<HTMLElement | null>
  recording: Recording
  position: Position
  isPlaying: boolean
  onMove: Dispatch<SetStateAction<Position>>
  /** Moves to the end of a line. */
  onSelect: (line: number) => void
  onPlay: (isPlaying: boolean) => void
}

const speeds = [0.25, 0.5, 1]

/** How long a step is shown if nothing should move, at normal speed, in milliseconds. */
const stepTime = 800

/** How long a moment lasts before it's read out, in milliseconds. */
const speechDelay = 500

/** How far an arrow key moves the time: a share of the whole. */
const keyShare = 0.01

const icons = {
  play: 'M8 5v14l11-7Z',
  pause: 'M7 5h3v14H7Zm7 0h3v14h-3Z',
  again: 'M12 5V1L6 6l6 5V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5Z',
  previous: 'M6 5h2.5v14H6Zm3.5 7L19 5v14Z',
  next: 'M15.5 5H18v14h-2.5ZM5 5l9.5 7L5 19Z',
}

/** What a reader controls the recording with, and the clock. */
export default function Controls({
  root,
  recording,
  position,
  isPlaying,
  onMove,
  onSelect,
  onPlay,
}: ControlsProps): ReactNode {
  const { lines, duration } = recording
  const { time, line } = position
  const [speed, setSpeed] = useState(0.5)
  const [spoken, setSpoken] = useState('')

  const at = (moment: number): Position => {
    const limited = Math.min(Math.max(moment, 0), duration)
    return { time: limited, line: lineAt(lines, limited) }
  }
  const seek = (moment: number) => {
    onPlay(false)
    onMove(at(moment))
  }
  /** The end of a line, or of the recording. */
  const stepTo = (index: number): Position => {
    const target = lines[index]
    return target ? { time: target.end, line: index } : at(duration)
  }
  const nextStep = () =>
    stepTo(time < (lines[line]?.end ?? 0) ? line : line + 1)
  const step = (next: Position) => {
    onPlay(false)
    onMove(next)
  }

  const isAtEnd = time >= duration && line >= lineAt(lines, duration)
  const isMoving = isPlaying && !isAtEnd
  useEffect(() => {
    if (isAtEnd) onPlay(false)
  }, [isAtEnd, onPlay])
  const toggle = () => {
    if (isAtEnd) onMove(at(0))
    onPlay(!isMoving)
  }

  const advance = useEffectEvent((elapsed: number) =>
    onMove((now) => at(now.time + elapsed * speed)),
  )
  const advanceStep = useEffectEvent(() => onMove(nextStep()))

  useEffect(() => {
    if (!isMoving) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => advanceStep(), stepTime / speed)
      return () => clearInterval(timer)
    }
    let last = performance.now()
    const tick = (now: number) => {
      advance(Math.max(0, now - last))
      last = now
      frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [isMoving, speed])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const button = target.closest<HTMLButtonElement>('.replay-log button')
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (button) {
      const index = Number(button.value)
      const to = {
        ArrowUp: index - 1,
        ArrowDown: index + 1,
        Home: 0,
        End: lines.length - 1,
      }[event.key]
      if (to === undefined) return
      onSelect(to)
      root.current
        ?.querySelector<HTMLElement>(`.replay-log [value="${to}"]`)
        ?.focus({ preventScroll: true })
    } else if (target.matches('[type=range]') && /^Arrow/.test(event.key)) {
      const isForward = /Right|Up/.test(event.key)
      seek(time + (isForward ? 1 : -1) * Math.max(10, duration * keyShare))
    } else if (
      event.key === ' ' &&
      !target.closest('button, select, [type=radio]')
    ) {
      toggle()
    } else {
      return
    }
    event.preventDefault()
  })

  useEffect(() => {
    const element = root.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [root])

  const sentence = describe(recording, position)
  const text = `${toSeconds(time)} · ${sentence}`
  const current = lines[line]
  const status = current && statusAt(current, line, position)

  // While it plays, only what changes the state of a line is read out.
  const moment = isMoving ? `${line} ${status}` : text
  const speak = useEffectEvent(() => setSpoken(text.replaceAll('`', '')))
  useEffect(() => {
    const timer = setTimeout(() => speak(), speechDelay)
    return () => clearTimeout(timer)
  }, [moment])

  const button = (
    label: string,
    icon: keyof typeof icons,
    isOff: boolean,
    onClick: () => void,
  ) => (
    <button
      type="button"
      className={`replay-button replay-${icon}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  )

  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        {button('Previous step', 'previous', time <= 0, () =>
          step(line ? stepTo(line - 1) : at(0)),
        )}
        {isMoving
          ? button('Pause', 'pause', false, toggle)
          : isAtEnd
            ? button('Play again', 'again', false, toggle)
            : button('Play', 'play', false, toggle)}
        {button('Next step', 'next', isAtEnd, () => step(nextStep()))}
        <p className="replay-time">
          <b>{toSeconds(time)}</b> <span>/ {toSeconds(duration)}</span>
        </p>
        <select
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </div>
      <div
        className="replay-clock"
        style={{ '--now': time / duration } as Record<string, number>}
      >
        <div role="img" aria-label={`Timeline. ${clockLabel(recording)}`}>
          <Clock recording={recording} />
        </div>
        <input
          type="range"
          aria-label="Time"
          aria-valuetext={`${toSeconds(time)}, line ${line + 1} of ${lines.length}: ${current?.name ?? ''}`}
          min={0}
          max={duration}
          value={time}
          step={1}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <i className="replay-head" />
      </div>
      <p className="replay-sentence" data-status={status}>
        <span>{toSeconds(time)} ·</span>{' '}
        {sentence
          .split('`')
          .map((part, index) =>
            index % 2 ? <code key={index}>{part}</code> : part,
          )}
      </p>
      <p className="replay-spoken" role="status">
        {spoken}
      </p>
    </div>
  )
}
