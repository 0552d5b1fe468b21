import ColorModeToggle from '@theme-init/ColorModeToggle'
import type { Props } from '@theme/ColorModeToggle'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { toggleClass } from '../../colorMode'

/** Adds a class, so that `start.ts` finds the toggle before React runs. */
export default function EarlyColorModeToggle({
  className,
  ...props
}: Props): ReactNode {
  return <ColorModeToggle className={clsx(className, toggleClass)} {...props} />
}
