import type { ReactNode } from 'react'
import styles from './FileTree.module.css'

interface Props {
  /** One bulleted list; `content/remark/fileTrees.ts` checks that. */
  children: ReactNode
}

/** The files and folders of a project, as a tree. */
export default function FileTree({ children }: Props): ReactNode {
  return <div className={styles.tree}>{children}</div>
}
