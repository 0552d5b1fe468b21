import type { PhrasingContent } from 'mdast'
import type {
  MdxJsxTextElement,
  MdxJsxTextElementData,
} from 'mdast-util-mdx-jsx'

/** An element as if its author had written it as JSX. */
export const element = (
  name: string,
  children: PhrasingContent[] = [],
  attributes: Record<string, string> = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children,
  // Without it, MDX would turn an element that's alone in a line into a block,
  // and replace code with a component that takes it for a block, too.
  data: { _mdxExplicitJsx: true } as MdxJsxTextElementData,
})
