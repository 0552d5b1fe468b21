// Replaces @docusaurus/theme-classic TabItem (3.10.2). Change: the panel has
// its label, for screen readers, for print, and for readers without JavaScript,
// who see all panels.
import { useTabs } from '@docusaurus/theme-common/internal'
import type { Props } from '@theme/TabItem'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The panel of one tab. */
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
