import CodeBlock from '@theme-original/CodeBlock'
import type { Props } from '@theme/CodeBlock'
import clsx from 'clsx'
import type { ReactNode } from 'react'

/** `errors="2339"` and `wrong` behind the language: it fails, in types or later. */
const wrongOnPurpose = /(^|\s)(errors=|wrong(\s|$))/

/** Carries the fence's word that a sample is wrong to `CodeBlock/Layout`. */
export default function JudgedCodeBlock(props: Props): ReactNode {
  const isWrong = wrongOnPurpose.test(props.metastring ?? '')
  return (
    <CodeBlock
      {...props}
      className={clsx(props.className, isWrong && 'wrong-usage')}
    />
  )
}
