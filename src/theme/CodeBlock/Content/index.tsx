// Replaces @docusaurus/theme-classic CodeBlock/Content (3.10.2). Change: shows
// the prebuilt HTML instead of highlighting it; a labeled tab stop, but only if
// the sample scrolls.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import type { Props } from '@theme/CodeBlock/Content'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The lines of a sample, which scroll sideways if they're too long. */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext()
  const { codeBlockRef, isCodeScrollable } = wordWrap
  return (
    <pre
      ref={codeBlockRef}
      {...(isCodeScrollable && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({
          id: 'theme.CodeBlock.scrolls',
          message: 'Code, scrolls sideways',
        }),
      })}
      className={clsx(
        className,
        `language-${metadata.language}`,
        styles.block,
        'thin-scrollbar',
      )}
    >
      <code
        className={styles.lines}
        dangerouslySetInnerHTML={{ __html: metadata.code }}
      />
    </pre>
  )
}
