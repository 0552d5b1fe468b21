import { memo, type ReactNode } from 'react'
import type { Recording } from '../../../lib/recording'
import { attemptsOf, marksOf, rowsOf } from './narration'
import { toSeconds } from './timeline'

interface Props {
  recording: Recording
}

/**
 * What took how long: a bar for each command that lasted or tried again, with a
 * tick for each attempt, above an axis. It doesn't change while time passes.
 */
export default memo(function Clock({ recording }: Props): ReactNode {
  const { lines, duration } = recording
  const toShare = (time: number) => `${(100 * time) / duration}%`
  return (
    <>
      {rowsOf(recording).map((index) => {
        const line = lines[index]
        if (!line) return null
        const { name, at, end, state } = line
        const attempts = attemptsOf(line)
        return (
          <div key={index} className="replay-row" data-state={state}>
            <span>{name}</span>
            <div>
              <i
                style={{ left: toShare(at), width: toShare(end - at) }}
                className="replay-bar"
              />
              <svg viewBox={`0 0 ${duration} 1`} preserveAspectRatio="none">
                <path d={attempts.map((each) => `M${each.at} 0v1`).join('')} />
              </svg>
              <i style={{ left: toShare(end) }} className="replay-end" />
            </div>
          </div>
        )
      })}
      <div className="replay-row replay-axis">
        <span />
        <div>
          {marksOf(duration).map((mark) => (
            <span key={mark} style={{ left: toShare(mark) }}>
              {mark / 1000} s
            </span>
          ))}
        </div>
      </div>
    </>
  )
})

/** Says what the clock shows. */
export const clockLabel = (recording: Recording): string =>
  rowsOf(recording)
    .map((index) => {
      const line = recording.lines[index]
      if (!line) return ''
      const count = attemptsOf(line).length
      const attempts = count ? `, ${count + 1} attempts` : ''
      return `${line.name}: ${toSeconds(line.at)} to ${toSeconds(line.end)}${attempts}`
    })
    .join('; ')
