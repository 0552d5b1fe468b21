import CodeInline from '@theme-original/CodeInline'
import type { Props } from '@theme/CodeInline'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** Characters for which every line of a phone has room, in tables as well. */
const longest = 20

/** What of a word stays on one line: all of it, else its hyphens and what they lead. */
function wholePartOf(word: string): string {
  if (!word.includes('-')) return ''
  return word.length <= longest ? word : (/^-+[^-]*/.exec(word)?.[0] ?? '')
}

function keepWhole(word: string, key: number): ReactNode {
  const whole = wholePartOf(word)
  if (!whole) return word
  return [
    <span key={key} className={styles.whole}>
      {whole}
    </span>,
    word.slice(whole.length),
  ]
}

/**
 * Code in a line of text. Browsers may break words behind each hyphen, which
 * leaves of a flag its hyphens at the end of a line: here they may not, unless
 * the word is a long one.
 */
export default function CodeInlineInText({
  children,
  ...props
}: Props): ReactNode {
  if (typeof children !== 'string') {
    return <CodeInline {...props}>{children}</CodeInline>
  }
  if (wholePartOf(children) === children && !/\s/.test(children)) {
    return (
      <CodeInline {...props} className={clsx(props.className, styles.whole)}>
        {children}
      </CodeInline>
    )
  }
  return (
    <CodeInline {...props}>
      {children.includes('-')
        ? children.split(/(\s+)/).map(keepWhole)
        : children}
    </CodeInline>
  )
}
