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
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="M3 13v5h18v-5M6 9h2m3 0h2m3 0h2" />
          </svg>
        </Button>
      )}
      <WordWrapButton {...props} />
    </>
  )
}
