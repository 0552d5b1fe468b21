import type { Problem } from '../../lib/problem'
import { statedBy } from '../api/claims'
import {
  elementsOf,
  isPartial,
  isUnlisted,
  lineOf,
  type NamedHeading,
  type Page,
} from '../page/page'

/** The sections of a command's page, in their order. */
const order = [
  'Syntax',
  'Arguments',
  'Options',
  'Yields',
  'Returns',
  'Examples',
  'Notes',
  'Rules',
  'Command Log',
  'History',
  'See also',
]

const required = ['Syntax', 'Yields', 'Examples', 'Rules', 'History']

/** The parts of the section "Rules", in their order. */
const rulesOrder = ['Requirements', 'Assertions', 'Timeouts']

const fewestExamples = 3
const fewestLinks = 2
const mostLinks = 5

/** What a reader may expect on each page of a kind, and where. */
export function sections(page: Page): Problem[] {
  if (isUnlisted(page) || isPartial(page.file)) return []
  const { headings: found } = page
  const isCommand = statedBy(page).some(({ name }) => name.startsWith('cy.'))
  return [
    ...(isCommand ? commandProblems(page, found) : []),
    ...seeAlsoProblems(page, found),
  ]
}

/** Names in the plural or with other capitals are the same section. */
const plain = (name: string) => name.toLowerCase().replace(/s$/, '')

function commandProblems(page: Page, found: NamedHeading[]): Problem[] {
  const { file } = page
  const problems: Problem[] = []
  const tops = found.filter(({ node }) => node.depth === 2)
  const end = tops.at(-1)
  for (const { text, node } of tops) {
    const meant = order.find((name) => plain(name) === plain(text))
    if (meant && meant !== text) {
      problems.push({
        file,
        line: lineOf(node),
        message: `The section is called "${text}": write "${meant}", as on all pages of commands`,
      })
    }
  }
  problems.push(...orderProblems(file, tops, order))
  for (const name of required) {
    if (tops.some(({ text }) => text === name)) continue
    const later = order.slice(order.indexOf(name) + 1)
    const next = tops.find(({ text }) => later.includes(text))
    problems.push({
      file,
      line: lineOf((next ?? end)?.node ?? page.tree),
      message: `The page of a command has no section "## ${name}": its sections are ${order.join(', ')}; those required are ${required.join(', ')} and See also`,
    })
  }
  const [examples] = tops.filter(({ text }) => text === 'Examples')
  const tasks = partsOf('Examples', found)
  if (examples && tasks.length < fewestExamples) {
    problems.push({
      file,
      line: lineOf(examples.node),
      message: `${tasks.length} examples under "## Examples": a command has ${fewestExamples} or more, from the everyday one to the rare one, each under "### " and the task it solves`,
    })
  }
  problems.push(...orderProblems(file, partsOf('Rules', found), rulesOrder))
  return problems
}

/** The headings of the next level in a section. */
function partsOf(section: string, found: NamedHeading[]): NamedHeading[] {
  const from = found.findIndex(
    ({ node, text }) => node.depth === 2 && text === section,
  )
  if (from < 0) return []
  const rest = found.slice(from + 1)
  const to = rest.findIndex(({ node }) => node.depth === 2)
  return rest
    .slice(0, to < 0 ? undefined : to)
    .filter(({ node }) => node.depth === 3)
}

function orderProblems(
  file: string,
  found: NamedHeading[],
  wanted: string[],
): Problem[] {
  const known = found.filter(({ text }) => wanted.includes(text))
  return known.flatMap(({ text, node }, index) => {
    const before = known
      .slice(0, index)
      .find((other) => wanted.indexOf(other.text) > wanted.indexOf(text))
    if (!before) return []
    return [
      {
        file,
        line: lineOf(node),
        message: `The section "${text}" comes after "${before.text}": the order is ${wanted.join(', ')}; move it up`,
      },
    ]
  })
}

/** A tutorial may lead on instead of pointing around. */
const endings = ['See also', 'Next steps']

function seeAlsoProblems(
  { file, tree, text }: Page,
  found: NamedHeading[],
): Problem[] {
  const tops = found.filter(({ node }) => node.depth === 2)
  const last = tops.at(-1)
  const lines = text.trimEnd().split('\n').length
  const mend = `end the page with "## See also" and ${fewestLinks} to ${mostLinks} links, each with what the reader finds there`
  if (!last || !endings.includes(last.text)) {
    const early = tops.find(({ text: name }) => endings.includes(name))
    const message = early
      ? `The section "${early.text}" is not the last: move it to the end`
      : `The page ends with "${last?.text ?? 'no section'}" and leads nowhere: ${mend}`
    return [{ file, line: early ? lineOf(early.node) : lines, message }]
  }
  const links = linksBelow(tree, lineOf(last.node))
  if (links >= fewestLinks && links <= mostLinks) return []
  return [
    {
      file,
      line: lineOf(last.node),
      message: `${links} links under "${last.text}": ${mend}`,
    },
  ]
}

/** A list has one link for each of its items, whatever else they mention. */
function linksBelow(tree: Page['tree'], line: number): number {
  const below = tree.children.filter((node) => lineOf(node) > line)
  const items = below.flatMap((node) =>
    node.type === 'list' ? node.children : [],
  )
  const cards = below.flatMap((node) =>
    node.type === 'mdxJsxFlowElement'
      ? elementsOf({ type: 'root', children: [node] }).filter(
          ({ attributes }) =>
            attributes.some(
              (attribute) =>
                attribute.type === 'mdxJsxAttribute' &&
                /^(href|to|link)$/.test(attribute.name),
            ),
        )
      : [],
  )
  return items.length + cards.length
}
