import type { Heading, PhrasingContent, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

/**
 * Keeps badges out of a heading's id and its entry in the table of contents.
 *
 *     ## Press a key <Badge kind="since" version="14.3.0" />
 *
 * gets the id `press-a-key`, and the table of contents shows "Press a key". The
 * badge becomes an empty text node that renders as a badge.
 */
const headingBadges: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'heading', (heading) => hideBadges(heading, file))
}

export default headingBadges

const isBadge = (node: PhrasingContent): node is MdxJsxTextElement =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge'

function hideBadges(heading: Heading, file: VFile) {
  const { children } = heading
  if (!children.some(isBadge)) return
  if (children[0] && isBadge(children[0])) {
    file.fail('The heading starts with a badge. Move it to the end.', {
      place: heading.position,
    })
  }
  heading.children = children.map((child, index) => {
    if (isBadge(child)) return asText(child)
    const next = children[index + 1]
    return child.type === 'text' && next && isBadge(next)
      ? { ...child, value: child.value.trimEnd() }
      : child
  })
}

/** An empty text node that renders as a space and the badge. */
function asText({ attributes }: MdxJsxTextElement): PhrasingContent {
  const properties = Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
  return {
    type: 'text',
    value: '',
    data: {
      hName: 'span',
      hChildren: [
        { type: 'text', value: ' ' },
        { type: 'element', tagName: 'Badge', properties, children: [] },
      ],
    },
  }
}
