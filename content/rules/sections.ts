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
import { arrange } from '../samples/arrange'
import { isScript, readMeta } from '../samples/meta'

/** The sections of a command's page, in order. */
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

/** The subsections of "Rules", in order. */
const rulesOrder = ['Requirements', 'Assertions', 'Timeouts']

/** The longest sample that readers take in at a glance. */
const mostLines = 6

const fewestExamples = 3
const fewestLinks = 2
const mostLinks = 5

/** Pages of a kind have the same sections in the same order. */
export function sections(page: Page): Problem[] {
  if (isUnlisted(page) || isPartial(page.file)) return []
  const { headings: found } = page
  const isCommand = statedBy(page).some(({ name }) => name.startsWith('cy.'))
  return [
    ...(isCommand ? openingProblems(page, found) : []),
    ...(isCommand ? commandProblems(page, found) : []),
    ...seeAlsoProblems(page, found),
  ]
}

/** A command's page starts with its most typical call, above the signatures. */
function openingProblems(
  { file, blocks, tree }: Page,
  found: NamedHeading[],
): Problem[] {
  const [first] = found.filter(({ node }) => node.depth === 2)
  const end = first ? lineOf(first.node) : Infinity
  const opening = blocks.find(({ line, language, meta }) => {
    const { wrong, avoid, errors } = readMeta(meta)
    return (
      line < end && isScript(language) && !wrong && !avoid && !errors.length
    )
  })
  if (!opening) {
    return [
      {
        file,
        line: first ? end : lineOf(tree),
        message: `The introduction has no example. Add the most typical call to it, in a block of "ts" with ${mostLines} lines or fewer.`,
      },
    ]
  }
  const { shown } = arrange(opening.code, readMeta(opening.meta))
  const { length } = shown.trimEnd().split('\n')
  return length <= mostLines
    ? []
    : [
        {
          file,
          line: opening.line,
          message: `The example in the introduction has ${length} lines. Allowed: ${mostLines}. Shorten it, hide lines above "// ---cut---", or move it to "Examples".`,
        },
      ]
}

/** Ignores the plural and capitals: "Example" is meant to be "Examples". */
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
        message: `The section "${text}" has another name on the other command pages. Write "${meant}".`,
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
      message: `The section "## ${name}" is missing. Command pages need ${required.join(', ')}, and See also, in the order ${order.join(', ')}.`,
    })
  }
  const [examples] = tops.filter(({ text }) => text === 'Examples')
  const tasks = partsOf('Examples', found)
  if (examples && tasks.length < fewestExamples) {
    problems.push({
      file,
      line: lineOf(examples.node),
      message: `The section "Examples" has ${tasks.length} subsections. Write ${fewestExamples} or more, from common to rare, each with the task it solves as its "###" heading.`,
    })
  }
  problems.push(...orderProblems(file, partsOf('Rules', found), rulesOrder))
  return problems
}

/** The headings of a section's subsections. */
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
        message: `The section "${text}" comes after "${before.text}". Move it up. The order is ${wanted.join(', ')}.`,
      },
    ]
  })
}

/** "Next steps" suits a tutorial, which continues on another page. */
const endings = ['See also', 'Next steps']

function seeAlsoProblems(
  { file, tree, text }: Page,
  found: NamedHeading[],
): Problem[] {
  const tops = found.filter(({ node }) => node.depth === 2)
  const last = tops.at(-1)
  const lines = text.trimEnd().split('\n').length
  const fix = `End the page with "## See also" and ${fewestLinks} to ${mostLinks} links, each with what it's about.`
  if (!last || !endings.includes(last.text)) {
    const early = tops.find(({ text: name }) => endings.includes(name))
    const message = early
      ? `The section "${early.text}" isn't the last one. Move it to the end.`
      : `${last ? `The page ends with "${last.text}"` : 'The page has no sections'}, so readers don't learn where to go next. ${fix}`
    return [{ file, line: early ? lineOf(early.node) : lines, message }]
  }
  const links = linksBelow(tree, lineOf(last.node))
  if (links >= fewestLinks && links <= mostLinks) return []
  return [
    {
      file,
      line: lineOf(last.node),
      message: `The section "${last.text}" has ${links} links. ${fix}`,
    },
  ]
}

/** Counts each list item as one link, even if it mentions other pages too. */
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
