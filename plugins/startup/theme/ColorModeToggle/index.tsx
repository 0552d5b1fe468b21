import ColorModeToggle from '@theme-init/ColorModeToggle'
import type { Props } from '@theme/ColorModeToggle'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { toggleClass } from '../../colorMode'

/**
 * Adds a class, so that `start.ts` finds the toggle before React runs. Until then,
 * the theme doesn't know the mode and would say that it's the system's.
 */
export default function EarlyColorModeToggle({
  className,
  value,
  ...props
}: Props): ReactNode {
  return (
    <ColorModeToggle
      className={clsx(className, toggleClass)}
      value={value ?? 'light'}
      {...props}
    />
  )
}
