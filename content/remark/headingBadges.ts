import type { Heading, PhrasingContent, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

/**
 * Keeps badges out of what is made of a heading's words: its id, and its line
 * in the contents of the page.
 *
 *     ## Press a key <Badge kind="since" version="14.3.0" />
 *
 * has the id `press-a-key` and stands as "Press a key" in the contents. The
 * badge becomes a text of no letters that is rendered as the badge.
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
    file.fail('a badge stands behind the words of a heading: move it there', {
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

/** The badge, with the space before it, behind a text of no letters. */
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
