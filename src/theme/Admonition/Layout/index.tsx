import type { Props } from '@theme/Admonition/Layout'
import AdmonitionLayout from '@theme-original/Admonition/Layout'
import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Hides the icon from screen readers, because the title says the same. */
export default function AdmonitionLayoutWrapper({
  icon,
  ...props
}: Props): ReactNode {
  const silent = isValidElement<{ 'aria-hidden'?: 'true' }>(icon)
    ? cloneElement(icon, { 'aria-hidden': 'true' })
    : icon
  return <AdmonitionLayout {...props} icon={silent} />
}
