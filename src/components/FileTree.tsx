import type { ReactNode } from 'react'
import styles from './FileTree.module.css'

interface Props {
  /** One bulleted list, as `content/remark/fileTrees.ts` leaves it. */
  children: ReactNode
}

/** Files and folders, as they lie in a project. */
export default function FileTree({ children }: Props): ReactNode {
  return <div className={styles.tree}>{children}</div>
}
