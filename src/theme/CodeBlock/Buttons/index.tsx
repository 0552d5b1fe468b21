import useIdle from '@site/src/components/useIdle'
import Buttons from '@theme-original/CodeBlock/Buttons'
import type { Props } from '@theme/CodeBlock/Buttons'
import type { ReactNode } from 'react'

/** Buttons that come when the page can be read already. */
export default function IdleButtons(props: Props): ReactNode {
  return useIdle() && <Buttons {...props} />
}
