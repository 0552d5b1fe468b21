import { type Element, type Node, readArticle } from '../../lib/article'
import { textOf, toAnswer } from './answer'

const isHeading = (node: Node): node is Element =>
  typeof node !== 'string' && /^h[1-3]$/.test(node.tag)

/** The last section of a page, which isn't a question. */
const closing = 'See also'

/** A question in the format of schema.org. */
function toQuestion(heading: Element, below: readonly Node[], address: string) {
  const name = textOf(heading).replace(/\s+/g, ' ').trim()
  const text = toAnswer(below, address)
  if (!text) {
    throw new Error(
      `The question "${name}" on ${address} has no answer. Write one below the heading, or remove the heading.`,
    )
  }
  return {
    '@type': 'Question',
    name,
    url: `${address}#${heading.attributes.id}`,
    acceptedAnswer: { '@type': 'Answer', text },
  }
}

/**
 * The questions on a page: its third-level headings, each with the text below it.
 * If there are none, the second-level headings.
 */
function findQuestions(nodes: readonly Node[], address: string) {
  const headings = nodes.filter(isHeading)
  const level = headings.some(({ tag }) => tag === 'h3') ? 'h3' : 'h2'
  return nodes.flatMap((node, index) => {
    if (!isHeading(node) || node.tag !== level) return []
    if (textOf(node).trim() === closing) return []
    const below = nodes.slice(index + 1)
    const end = below.findIndex(isHeading)
    return [toQuestion(node, end < 0 ? below : below.slice(0, end), address)]
  })
}

/**
 * The questions on a built FAQ page as a schema.org `FAQPage`, which search engines and
 * assistants read.
 *
 * @param address URL of the published page
 */
export function toFaq(html: string, address: string) {
  const questions = findQuestions(readArticle(html, address).children, address)
  if (!questions.length) {
    throw new Error(
      `The FAQ page ${address} has no questions. Write each question as a heading, or set "unlisted: true" until there is one.`,
    )
  }
  return { '@type': 'FAQPage', mainEntity: questions }
}
