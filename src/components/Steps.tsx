import type { ReactNode } from 'react'
import styles from './Steps.module.css'

interface Props {
  /** One numbered list; `content/remark/steps.ts` checks that. */
  children: ReactNode
}

/** Numbered instructions, with a line that connects the numbers. */
export default function Steps({ children }: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>
}
