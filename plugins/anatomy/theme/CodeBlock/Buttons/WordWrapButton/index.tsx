import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import WordWrapButton from '@theme-init/CodeBlock/Buttons/WordWrapButton'
import Button from '@theme/CodeBlock/Buttons/Button'
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton'
import type { ReactNode } from 'react'

/**
 * Adds a button to samples with a chain. Everything that it does is loaded on first use,
 * even what changes `aria-pressed`.
 */
export default function WithAnatomyButton(props: Props): ReactNode {
  const { metadata } = useCodeBlockContext()
  return (
    <>
      {/* First, because it appears later and would move the other. */}
      <WordWrapButton {...props} />
      {(metadata as { chains?: boolean }).chains && (
        <Button
          aria-pressed={false}
          title="Chain anatomy"
          onClick={({ currentTarget }) => {
            // If it doesn't load, the reader can try again.
            import('../../../../draw').then(
              ({ toggle }) => toggle(currentTarget),
              () => {},
            )
          }}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="18"
            fill="currentColor"
          >
            <path d="M3 12h2v4h14v-4h2v6H3zm3-4h2v2H6zm5 0h2v2h-2zm5 0h2v2h-2z" />
          </svg>
        </Button>
      )}
    </>
  )
}
