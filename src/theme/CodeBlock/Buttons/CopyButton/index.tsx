// Replaces @docusaurus/theme-classic CodeBlock/Buttons/CopyButton (3.10.2).
// Change: tells everyone whether the code was copied, and plugins which code; skips
// removed lines.
import { translate } from '@docusaurus/Translate'
import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import Button from '@theme/CodeBlock/Buttons/Button'
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton'
import IconCopy from '@theme/Icon/Copy'
import IconSuccess from '@theme/Icon/Success'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { copyToClipboard } from '../../../../../lib/copyToClipboard'
import { sampleCopied } from '../../../../../lib/sampleCopied'
import styles from './styles.module.css'

/** Milliseconds for which the outcome is shown. */
const shownFor = 2000

type Outcome = 'copied' | 'failed'

function wordsFor(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
      })
    : translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'Could not copy',
      })
}

/** The text of the sample, without the lines that it shows as removed. */
const textToCopy = (block: HTMLElement | null): string =>
  [...(block?.querySelector('code')?.childNodes ?? [])]
    .filter(
      (part) =>
        !(part instanceof Element) ||
        !part.matches('.theme-code-block-removed-line'),
    )
    .map((part) => part.textContent)
    .join('')
    .replace(/\n$/, '')

/** Copies the sample's code, without its title and diff markers. */
export default function CopyButton({ className }: Props): ReactNode {
  const { wordWrap } = useCodeBlockContext()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return undefined
    const timeout = window.setTimeout(() => setOutcome(undefined), shownFor)
    return () => window.clearTimeout(timeout)
  }, [outcome])

  const copy = ({ currentTarget }: MouseEvent) => {
    const detail = textToCopy(wordWrap.codeBlockRef.current)
    currentTarget.dispatchEvent(
      new CustomEvent(sampleCopied, { bubbles: true, detail }),
    )
    return copyToClipboard(detail).then(
      (done) => setOutcome(done ? 'copied' : 'failed'),
      () => setOutcome('failed'),
    )
  }

  return (
    <>
      <span className={styles.outcome} role="status">
        {outcome && wordsFor(outcome)}
      </span>
      <Button
        className={className}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
        })}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
        })}
        onClick={copy}
      >
        {outcome === 'copied' ? (
          <IconSuccess className={styles.success} aria-hidden="true" />
        ) : outcome ? (
          <span className={styles.failure} aria-hidden="true">
            ✕
          </span>
        ) : (
          <IconCopy className={styles.icon} aria-hidden="true" />
        )}
      </Button>
    </>
  )
}
