import { useHistory } from '@docusaurus/router'
import Content from '@theme-original/DocItem/Content'
import type { Props } from '@theme/DocItem/Content'
import {
  createElement,
  Fragment,
  isValidElement,
  memo,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
} from 'react'

/** More blocks than fit in a window. */
const firstBlocks = 12

interface TextProps {
  page: (props: object) => ReactNode
  isWhole: boolean
}

/** The content of an MDX page, or just its first blocks. */
const Text = memo(function Text({ page, isWhole }: TextProps): ReactNode {
  const whole = page({})
  if (isWhole || !isValidElement<{ children?: ReactNode }>(whole)) return whole
  const { children } = whole.props
  if (!Array.isArray(children)) return whole
  // At the same positions as in the whole page, so that React keeps them.
  const blocks = (children as ReactNode[]).slice(0, firstBlocks)
  return createElement(Fragment, null, ...blocks)
})

/**
 * After a click on a link, renders the first screen of the page before the rest.
 * Going back, or to a section, renders the whole page at once, because the
 * browser has to scroll to a position in it.
 */
export default function QuickContent({ children }: Props): ReactNode {
  const { action, location } = useHistory()
  const isWhole = useDeferredValue(true, action !== 'PUSH' || !!location.hash)
  const { type } = children as ReactElement
  return (
    <Content>
      {typeof type === 'function' ? (
        <Text page={type as () => ReactNode} isWhole={isWhole} />
      ) : (
        children
      )}
    </Content>
  )
}
