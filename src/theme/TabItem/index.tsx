// Replaces @docusaurus/theme-classic TabItem (3.10.2). Change: the panel carries
// its label, for screen readers, for paper, and for readers without scripts, who
// see all panels.
import { useTabs } from '@docusaurus/theme-common/internal'
import type { Props } from '@theme/TabItem'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** One of the texts that a row of tabs chooses from. */
export default function TabItem({
  children,
  className,
  value,
}: Props): ReactNode {
  const { selectedValue, tabValues, lazy } = useTabs()
  const isSelected = value === selectedValue
  if (!isSelected && lazy) return null
  const label = tabValues.find((tab) => tab.value === value)?.label
  return (
    <div
      role="tabpanel"
      className={clsx(styles.panel, className)}
      aria-label={label ?? value}
      data-value={value}
      hidden={!isSelected}
    >
      {children}
    </div>
  )
}
