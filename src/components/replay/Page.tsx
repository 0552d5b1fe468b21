import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Recording } from '../../../lib/recording'

interface Props {
  base: string
  recording: Recording
  /** The index of the page. */
  page: number
  /** Whose elements are outlined. */
  line: number
}

/** Of the two frames. */
type Side = 0 | 1

const sides: readonly Side[] = [0, 1]

/**
 * The application at a moment. The next page loads behind the current one, so
 * nothing flickers.
 */
export default function Page({
  base,
  recording: { pages, width, height },
  page,
  line,
}: Props): ReactNode {
  const view = useRef<HTMLDivElement>(null)
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  /** Where the frames are, or are going, and the files that have loaded. */
  const addresses = useRef<[string, string]>(['', ''])
  const files = useRef<[string, string]>(['', ''])
  const [front, setFront] = useState<Side>(0)
  const [isMissing, setMissing] = useState(false)

  const [file, nextFile] = pages
    .slice(page, page + 2)
    .map((each) => `${base}${each.file}.html`)
  const address = `${file}#line-${line}`

  useEffect(() => {
    const shown = front
    const hidden = front ? 0 : 1
    const go = (index: Side) => {
      if (addresses.current[index] === address) return
      if (files.current[index] !== file) files.current[index] = ''
      addresses.current[index] = address
      // Changing `src` would add to the browser's history.
      frames.current[index]?.contentWindow?.location.replace(address)
    }
    if (files.current[shown] === file) {
      go(shown)
      return undefined
    }
    go(hidden)
    // If only the hash has changed, no event follows.
    if (files.current[hidden] !== file) return undefined
    const turn = requestAnimationFrame(() => setFront(hidden))
    return () => cancelAnimationFrame(turn)
  }, [address, file, front])

  // A frame doesn't tell whether it could load a page.
  useEffect(() => {
    const end = new AbortController()
    const load = async (address?: string) => {
      if (!address) return false
      const { ok } = await fetch(address, { signal: end.signal })
      return ok
    }
    load(file)
      .then(
        (isFound) => setMissing(!isFound),
        () => setMissing(!end.signal.aborted),
      )
      // For the browser's cache.
      .then(() => load(nextFile))
      .catch(() => {})
    return () => end.abort()
  }, [file, nextFile])

  useEffect(() => {
    const box = view.current
    if (!box) return undefined
    const observer = new ResizeObserver(() =>
      box.style.setProperty('--scale', String(box.clientWidth / width)),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [width])

  return (
    <div className="replay-browser">
      <p className="replay-address">{pages[page]?.url}</p>
      <div
        ref={view}
        className="replay-view"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
      >
        {sides.map((index) => (
          <iframe
            key={index}
            ref={(frame) => {
              frames.current[index] = frame
            }}
            sandbox=""
            title="The app at this step"
            tabIndex={-1}
            aria-hidden={index !== front}
            data-front={index === front}
            style={{ width, height }}
            onLoad={() => {
              if (!file || !addresses.current[index].startsWith(file)) return
              files.current[index] = file
              setFront(index)
            }}
          />
        ))}
        {isMissing && (
          <p className="replay-missing" role="status">
            {"This page couldn't be loaded."}
          </p>
        )}
      </div>
    </div>
  )
}
