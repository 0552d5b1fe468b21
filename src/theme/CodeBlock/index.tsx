// Replaces @docusaurus/theme-classic CodeBlock (3.10.2). Change: shows the HTML
// that plugins/highlight has made of a sample, in place of coloring its text in
// each browser, twice.
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
}

/** A sample, with its title and its buttons. */
export default function CodeBlock({
  html,
  language = 'text',
  title,
  wrong,
}: Props): ReactNode {
  const wordWrap = useWordWrap()
  const metadata = useMemo(
    () => ({
      codeInput: html,
      code: html,
      className: clsx(`language-${language}`, wrong && 'wrong-usage'),
      language,
      title,
      lineNumbersStart: undefined,
      lineClassNames: {},
    }),
    [html, language, title, wrong],
  )
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  )
}
