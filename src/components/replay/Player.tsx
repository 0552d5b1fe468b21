import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { Recording } from '../../../lib/recording'
import { addStyles } from '../../../lib/addStyles'
import Choice from './Choice'
import type { DetailsProps } from './Details'
import Page from './Page'
import { css } from './styles'
import { lineAt, pageAt, type Position, toSeconds } from './timeline'

interface Props {
  /** The same test, while its application takes a different time to answer. */
  runs: readonly { id: string; label?: string }[]
  onClose: () => void
}

const start: Position = { time: 0, line: 0 }

/**
 * Shows a recorded run step by step: the Command Log, the application beside it,
 * and what takes how long. What isn't needed to see the first step loads later.
 */
export default function Player({ runs, onClose }: Props): ReactNode {
  const base = useBaseUrl('/replays/')
  const root = useRef<HTMLElement>(null)
  const [run, setRun] = useState(runs[0]?.id ?? '')
  const [recording, setRecording] = useState<Recording>()
  const [Details, setDetails] = useState<ComponentType<DetailsProps>>()
  const [isBroken, setBroken] = useState(false)
  const [tries, setTries] = useState(0)
  const [position, setPosition] = useState(start)
  const [isPlaying, setPlaying] = useState(false)
  const [preview, setPreview] = useState<number>()

  useInsertionEffect(() => addStyles(css), [])

  // The button that opened the player is gone.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    const end = new AbortController()
    const load = async () => {
      const loading = import('./Details')
      loading.catch(() => {})
      const answer = await fetch(`${base}${run}.json`, {
        signal: end.signal,
        // What was broken may be in the browser's cache.
        cache: tries ? 'reload' : 'default',
      })
      if (!answer.ok) throw new Error(answer.statusText)
      const loaded = (await answer.json()) as Recording
      if (!Array.isArray(loaded.lines)) throw new Error('No recording')
      end.signal.throwIfAborted()
      setBroken(false)
      setRecording(loaded)
      setPosition({ time: 0, line: lineAt(loaded.lines, 0) })
      setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
      const { default: Loaded } = await loading
      setDetails(() => Loaded)
    }
    load().catch(() => setBroken(!end.signal.aborted))
    return () => end.abort()
  }, [base, run, tries])

  const select = (line: number) => {
    const time = recording?.lines[line]?.end
    if (time === undefined) return
    setPlaying(false)
    setPreview(undefined)
    setPosition({ time, line })
  }

  const line = (isPlaying ? undefined : preview) ?? position.line
  const time =
    line === position.line ? position.time : (recording?.lines[line]?.end ?? 0)

  return (
    <section
      ref={root}
      className="replay"
      aria-label="Recorded run"
      tabIndex={-1}
    >
      <header>
        {runs.length > 1 && (
          <Choice
            legend="How slow is the app?"
            options={runs.map(({ id, label = id }) => ({ value: id, label }))}
            value={run}
            onChange={setRun}
          />
        )}
        {recording && (
          <p className="replay-result" data-failed={recording.hasFailed}>
            {recording.hasFailed ? '✗ Fails after ' : '✓ Passes in '}
            {toSeconds(recording.duration)}
          </p>
        )}
        <button
          type="button"
          className="replay-button"
          aria-label="Close"
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12m0-12L6 18" />
          </svg>
        </button>
      </header>
      {isBroken ? (
        <div className="replay-note" role="alert">
          <p>
            {
              "The recording couldn't be loaded. Check your connection, and try again."
            }
          </p>
          <button type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </div>
      ) : recording ? (
        <div className="replay-stage">
          <Page
            base={base}
            recording={recording}
            page={pageAt(recording.pages, time)}
            line={line}
          />
          {Details && (
            <Details
              root={root}
              recording={recording}
              position={position}
              isPlaying={isPlaying}
              onMove={setPosition}
              onSelect={select}
              onPlay={setPlaying}
              onPreview={setPreview}
            />
          )}
        </div>
      ) : (
        <p className="replay-note">Loading the recording…</p>
      )}
    </section>
  )
}
