import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import Button from '@theme/CodeBlock/Buttons/Button'
import { useEffect, useState, type ReactNode } from 'react'

/** Draws which commands of a sample are retried together. Loads on first use. */
export default function AnatomyButton(): ReactNode {
  const { codeBlockRef } = useCodeBlockContext().wordWrap
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const code = codeBlockRef.current?.querySelector('code')
    if (!isOn || !code) return undefined
    let undo: (() => void) | undefined
    let isOver = false
    import('./draw')
      .then(({ draw }) => draw(code))
      .then(
        (done) => {
          if (isOver) done()
          else undo = done
        },
        () => setOn(false),
      )
    return () => {
      isOver = true
      undo?.()
    }
  }, [isOn, codeBlockRef])
  return (
    <Button
      aria-pressed={isOn}
      aria-label="Show what retries together"
      title="Chain anatomy"
      onClick={() => setOn(!isOn)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M3 13v5h18v-5M6 9h2m3 0h2m3 0h2" />
      </svg>
    </Button>
  )
}
