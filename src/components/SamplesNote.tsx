import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import type { ReactNode } from 'react'
import styles from './SamplesNote.module.css'

/** Says how many samples of the page have run: see content/runs/frontMatter.ts. */
export default function SamplesNote(): ReactNode {
  const { samples } = useDoc().frontMatter as { samples?: string }
  return (
    samples !== undefined && (
      <p className={styles.note}>
        <Link to="/guides/references/samples">{samples}</Link>
      </p>
    )
  )
}
