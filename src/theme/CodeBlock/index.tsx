import CodeBlock from '@theme-original/CodeBlock'
import type { Props } from '@theme/CodeBlock'
import clsx from 'clsx'
import type { ReactNode } from 'react'

/** plugins/samples/remark.ts leaves this word where a sample fails on purpose. */
const wrongOnPurpose = /(^|\s)wrong(\s|$)/

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
