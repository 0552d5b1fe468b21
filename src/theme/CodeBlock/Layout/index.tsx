// Replaces @docusaurus/theme-classic CodeBlock/Layout (3.10.2). Change: a bar
// with the file name, "Terminal", "Incorrect", or "Correct", or else the language's name, and
// the buttons inside it. Long samples are folded.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import Translate, { translate } from '@docusaurus/Translate'
import Buttons from '@theme/CodeBlock/Buttons'
import Container from '@theme/CodeBlock/Container'
import Content from '@theme/CodeBlock/Content'
import type { Props } from '@theme/CodeBlock/Layout'
import Title from '@theme/CodeBlock/Title'
import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import styles from './styles.module.css'

const shells = ['bash', 'sh', 'shell', 'powershell', 'batch']

/** Names of languages that aren't just the abbreviation in capitals. */
const names: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  docker: 'Dockerfile',
  graphql: 'GraphQL',
  groovy: 'Groovy',
  md: 'Markdown',
  mdx: 'MDX',
  text: 'Text',
}

/** Samples with more lines are folded. */
const mostLines = 40

/** A sample in a frame that shows whether it's a file, a command, or a mistake. */
export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext()
  const { title, language } = metadata
  const isTerminal = !title && shells.includes(language)
  // Set by CodeBlock/index.tsx.
  const isWrong = metadata.className?.includes('wrong-usage')
  const isRight = metadata.className?.includes('right-usage')
  // Without a bar, the sample shows its language, and buttons need extra room.
  const isPlain = !title && !isTerminal && !isWrong && !isRight
  const count = metadata.code.split('\n').length
  const isLong = count > mostLines
  const [isFolded, setFolded] = useState(isLong)
  const id = useId()
  return (
    <Container
      as="div"
      className={clsx(
        className,
        metadata.className,
        styles.block,
        isPlain ? styles.plain : styles.withBar,
        isTerminal && styles.inTerminal,
        isWrong && styles.wrong,
        isRight && styles.right,
        isFolded && styles.folded,
      )}
      {...(isLong && { id })}
    >
      {isPlain ? (
        <div className={styles.language}>
          {names[language] ?? language.toUpperCase()}
        </div>
      ) : (
        <div className={styles.bar}>
          {title && (
            <span className={styles.file}>
              <Title>{title}</Title>
            </span>
          )}
          {isTerminal && (
            <span className={styles.terminal}>
              <Translate id="theme.CodeBlock.terminal">Terminal</Translate>
            </span>
          )}
          {isWrong && (
            <span className={styles.verdict}>
              <Translate id="theme.CodeBlock.wrong">Incorrect</Translate>
            </span>
          )}
          {isRight && (
            <span className={styles.verdict}>
              <Translate id="theme.CodeBlock.right">Correct</Translate>
            </span>
          )}
        </div>
      )}
      <Content />
      <Buttons className={styles.buttons} />
      {isLong && (
        <button
          type="button"
          className={clsx('clean-btn', styles.fold)}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded
            ? translate(
                {
                  id: 'theme.CodeBlock.unfold',
                  message: 'Show all {count} lines',
                  description: 'The button below a long sample',
                },
                { count },
              )
            : translate({
                id: 'theme.CodeBlock.fold',
                message: 'Show fewer lines',
              })}
        </button>
      )}
    </Container>
  )
}
