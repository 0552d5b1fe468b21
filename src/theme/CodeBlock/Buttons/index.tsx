import useIdle from '@site/src/components/useIdle'
import Buttons from '@theme-original/CodeBlock/Buttons'
import type { Props } from '@theme/CodeBlock/Buttons'
import type { ReactNode } from 'react'

/** Adds the buttons once the browser is idle, because reading comes first. */
export default function IdleButtons(props: Props): ReactNode {
  return useIdle() && <Buttons {...props} />
}
