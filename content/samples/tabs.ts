import type { BlockContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
})

const element = (
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) =>
    attribute(key, value),
  ),
  children,
})

/**
 * `<Tabs groupId="…">` with a block in each tab. The labels are in
 * src/data/tabs.ts.
 */
export const toTabs = (
  groupId: string,
  blocks: Record<string, BlockContent>,
  more: { className?: string } = {},
): MdxJsxFlowElement =>
  element(
    'Tabs',
    { groupId, ...more },
    Object.entries(blocks).map(([value, block]) =>
      element('TabItem', { value }, [block]),
    ),
  )
