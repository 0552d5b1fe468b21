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

/** More blocks than a window shows at once. */
const firstBlocks = 12

interface TextProps {
  page: (props: object) => ReactNode
  isWhole: boolean
}

/** The text of a page written in MDX, or the beginning of it. */
const Text = memo(function Text({ page, isWhole }: TextProps): ReactNode {
  const whole = page({})
  if (isWhole || !isValidElement<{ children?: ReactNode }>(whole)) return whole
  const { children } = whole.props
  if (!Array.isArray(children)) return whole
  // Each in the place that it has in the whole, so that it stays.
  const blocks = (children as ReactNode[]).slice(0, firstBlocks)
  return createElement(Fragment, null, ...blocks)
})

/**
 * Shows who follows a link the heading and the first screen of a page before
 * the rest is made; who goes back, or to a section, gets the whole at once.
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
