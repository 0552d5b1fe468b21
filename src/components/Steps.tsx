import type { ReactNode } from 'react'
import styles from './Steps.module.css'

interface Props {
  /** One numbered list, which `content/remark/steps.ts` makes sure of. */
  children: ReactNode
}

/** What is done one after the other, each with its number on a line. */
export default function Steps({ children }: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>
}
