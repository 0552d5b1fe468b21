// Replaces @docusaurus/theme-classic CodeBlock (3.10.2). Change: shows the HTML
// that plugins/highlight generated during the build, instead of highlighting the
// text on the server and again in the browser.
import { CodeBlockContextProvider } from '@docusaurus/theme-common/internal'
import useWordWrap from '@site/src/components/useWordWrap'
import CodeBlockLayout from '@theme/CodeBlock/Layout'
import clsx from 'clsx'
import { useMemo, type ReactNode } from 'react'

interface Props {
  /** The lines of the sample, from `plugins/highlight`. */
  html: string
  language?: string
  title?: string
  /** Whether the sample shows a mistake. */
  wrong?: boolean
  /** Whether the sample shows what to do instead of a mistake. */
  right?: boolean
  /** Whether it has chains of commands, which `plugins/anatomy` can draw. */
  chains?: boolean
}

/** A code sample, with its title and buttons. */
export default function CodeBlock({
  html,
  language = 'text',
  title,
  wrong,
  right,
  chains,
}: Props): ReactNode {
  const wordWrap = useWordWrap()
  const metadata = useMemo(
    () => ({
      codeInput: html,
      code: html,
      className: clsx(
        `language-${language}`,
        wrong && 'wrong-usage',
        right && 'right-usage',
      ),
      language,
      title,
      lineNumbersStart: undefined,
      lineClassNames: {},
      chains,
    }),
    [html, language, title, wrong, right, chains],
  )
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  )
}
