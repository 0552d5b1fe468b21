import type { Node, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

/**
 * Refuses a `<Steps>` that holds anything but one numbered list, because its
 * styles draw a line along the numbers and would leave the rest without one.
 */
const steps: Plugin<[], Root> = () => (root, file) => {
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement
    if (element.name !== 'Steps') return
    const mistake = findMistake(element)
    if (mistake) file.fail(mistake.message, { place: mistake.node.position })
  })
}

export default steps

type Child = (MdxJsxFlowElement | MdxJsxTextElement)['children'][number]

const isComment = (node: Child) =>
  node.type === 'mdxFlowExpression' && /^\s*\/\*/.test(node.value)

/** The first mistake, and the node it's about. */
function findMistake(
  element: MdxJsxFlowElement | MdxJsxTextElement,
): { node: Node; message: string } | undefined {
  const children: Child[] = element.children
  const lists = children.filter((child) => child.type === 'list')
  if (!lists.length) {
    return {
      node: element,
      message:
        '<Steps> has no list: start each step with its number, as in "1. Install Cypress", and leave an empty line after <Steps> and before </Steps>',
    }
  }
  const stray = children.find(
    (child) => child.type !== 'list' && !isComment(child),
  )
  if (stray) {
    return {
      node: stray,
      message:
        "This isn't part of a step, and <Steps> holds nothing but one numbered list: indent it by three spaces to add it to the step above, or move it out of <Steps>",
    }
  }
  const bulleted = lists.find(({ ordered }) => !ordered)
  if (bulleted) {
    return {
      node: bulleted,
      message:
        'This list is bulleted, and the one list that <Steps> holds is numbered: start each step with its number, as in "1. Install Cypress", or indent the list by three spaces to add it to the step above',
    }
  }
  const second = lists[1]
  return (
    second && {
      node: second,
      message:
        '<Steps> holds one list, and a second one starts here: number the steps in the same style throughout ("1.", "2.", …), or put the second list in its own <Steps>',
    }
  )
}
