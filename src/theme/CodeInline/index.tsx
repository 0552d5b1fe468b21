import { longestWhole } from '@site/lib/breakCode'
import breakable from '@site/src/components/breakable'
import InTable from '@site/src/components/InTable'
import CodeInline from '@theme-original/CodeInline'
import type { Props } from '@theme/CodeInline'
import clsx from 'clsx'
import { useContext, type ReactNode } from 'react'
import styles from './styles.module.css'

/** A word of this many characters fits on a phone, even in a table. */
const maxLength = 20

/**
 * The start of a word that must stay on one line: all of it, or if it's too long,
 * its leading hyphens and the first part of the flag's name.
 */
function unbreakablePartOf(word: string): string {
  if (!word.includes('-')) return ''
  return word.length <= maxLength ? word : (/^-+[^-]*/.exec(word)?.[0] ?? '')
}

function keepWhole(word: string, key: number): ReactNode {
  const whole = unbreakablePartOf(word)
  if (!whole) return word
  const start = (
    <span key={key} className={styles.whole}>
      {whole}
    </span>
  )
  return whole === word ? start : [start, word.slice(whole.length)]
}

const breakWord = (word: string, key: number): ReactNode =>
  unbreakablePartOf(word) ? keepWhole(word, key) : breakable(word)

/**
 * Code in a line of text. Browsers can break a line after any hyphen, even
 * between the hyphens of a flag and its name. This keeps words with hyphens on
 * one line unless they're long. In a table, other long words can break too.
 */
export default function CodeInlineInText({
  children,
  ...props
}: Props): ReactNode {
  const isInTable = useContext(InTable)
  // Code with links in it is often longer.
  const long = { className: clsx(props.className, styles.long) }
  if (typeof children !== 'string') {
    return (
      <CodeInline {...props} {...(isInTable && long)}>
        {children}
      </CodeInline>
    )
  }
  if (unbreakablePartOf(children) === children && !/\s/.test(children)) {
    return (
      <CodeInline {...props} className={clsx(props.className, styles.whole)}>
        {children}
      </CodeInline>
    )
  }
  const isLong = isInTable && children.length > longestWhole
  return (
    <CodeInline {...props} {...(isLong && long)}>
      {children.includes('-')
        ? // Other words stay together, because React puts a comment between texts.
          children
            .split(/(\S*-\S*)/)
            .filter(Boolean)
            .map(isLong ? breakWord : keepWhole)
        : isLong
          ? breakable(children)
          : children}
    </CodeInline>
  )
}
