import { type Element, type Node, readArticle } from '../../lib/article'
import { textOf, toAnswer } from './answer'

const isHeading = (node: Node): node is Element =>
  typeof node !== 'string' && /^h[1-3]$/.test(node.tag)

/** The section at the end of a page, which asks nothing. */
const closing = 'See also'

/** A question in the terms of schema.org. */
function toQuestion(heading: Element, below: readonly Node[], address: string) {
  const name = textOf(heading).replace(/\s+/g, ' ').trim()
  const text = toAnswer(below, address)
  if (!text) {
    throw new Error(
      `${address}: "${name}" has no answer: write it below the heading, or remove the heading`,
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
 * The questions in the body of a page: its headings of the third level, or of
 * the second where none is below, each with what stands under it.
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
 * Adds to the head of a built FAQ page what search engines and assistants read
 * in place of its layout: a schema.org `FAQPage` with its questions.
 *
 * @param address of the published page
 */
export function addStructuredData(html: string, address: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) throw new Error(`${address} has no </head>`)
  const questions = findQuestions(readArticle(html, address).children, address)
  if (!questions.length) {
    throw new Error(
      `${address} has no question: write each as a heading, or set "unlisted: true" until there is one`,
    )
  }
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions,
  })
  // No "</script>" in an answer may end the script.
  const script = `<script type="application/ld+json">${data.replace(/</g, '\\u003c')}</script>`
  return html.slice(0, end) + script + html.slice(end)
}
