import type { Props } from '@theme/Admonition/Layout'
import AdmonitionLayout from '@theme-original/Admonition/Layout'
import { cloneElement, isValidElement, type ReactNode } from 'react'

/** A remark whose icon, which its word says already, is not spoken. */
export default function SpokenOnce({ icon, ...props }: Props): ReactNode {
  const silent = isValidElement<{ 'aria-hidden'?: 'true' }>(icon)
    ? cloneElement(icon, { 'aria-hidden': 'true' })
    : icon
  return <AdmonitionLayout {...props} icon={silent} />
}
