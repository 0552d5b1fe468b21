import type { Problem } from '../../lib/problem'
import { lowerCaseNames, names } from './properNames'
import { isPartial, lineOf, type NamedHeading, type Page } from '../page/page'

/** Levels without a gap, ids of their own, and sentence case. */
export function headings({ file, headings: found }: Page): Problem[] {
  return found.flatMap((heading, index) =>
    [
      levelMessage(heading, found[index - 1], isPartial(file)),
      idMessage(heading, found.slice(0, index)),
      caseMessage(heading),
      endMessage(heading),
    ]
      .filter((message) => message !== undefined)
      .map((message) => ({ file, line: lineOf(heading.node), message })),
  )
}

const marks = (level: number) => '#'.repeat(level)

function levelMessage(
  { node: { depth }, text }: NamedHeading,
  before: NamedHeading | undefined,
  isPartOfPage: boolean,
): string | undefined {
  if (depth === 1) {
    return `The heading "# ${text}" is a second title: the page's title is in its front matter; begin sections with "##"`
  }
  const above = before?.node.depth ?? (isPartOfPage ? depth : 1)
  if (depth <= above + 1) return undefined
  const under = before ? `under "${marks(above)} ${before.text}"` : 'first'
  return `The heading "${marks(depth)} ${text}" skips a level: ${under} comes "${marks(above + 1)}"`
}

function idMessage(
  { id, text, repeated, custom, node }: NamedHeading,
  before: NamedHeading[],
): string | undefined {
  const classic = node.children.find(
    (child) =>
      child.type === 'mdxTextExpression' && child.value.startsWith('#'),
  )
  if (classic && 'value' in classic) {
    return `The id is written "{${classic.value}}": write it as a comment, "{/* ${classic.value} */}"`
  }
  if (!text) return 'A heading without words: readers and links need some'
  const same = before.find((other) => other.id === id)
  if (custom && same) {
    return `The id "${id}" belongs to "${same.text}" in line ${lineOf(same.node)} already: choose another`
  }
  if (repeated) {
    return `The heading "${text}" stands twice on the page, so that its id "${id}" depends on the order: name what is different, or give it an id of its own, "{/* #other-id */}"`
  }
  return undefined
}

/** Words in quotes are someone's, an error's or a button's, and stay as they are. */
const quoted = /"[^"]*"|“[^”]*”/g

const namePattern = new RegExp(
  `(?<![\\w.])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?:'s?)?(?![\\w])`,
  'g',
)

/** A word that has one capital, at its beginning. */
const capitalized = /^[A-Z][a-z]+(?:-[a-z]+)*(?:'[a-z]+)?$/

function caseMessage({ node, text }: NamedHeading): string | undefined {
  const [first] = node.children
  if (first?.type === 'text') {
    const [word = ''] = /^[a-z]+(?![\w.:(])/.exec(first.value) ?? []
    if (word && !lowerCaseNames.includes(word)) {
      return `The heading "${text}" begins with a small letter: write "${word[0]?.toUpperCase()}${word.slice(1)}", or put the word in backticks if it is code`
    }
  }
  const words = node.children
    // Code, and what is no text, may stand anywhere: it ends no sentence.
    .map((child) => (child.type === 'text' ? child.value : ' x '))
    .join('')
    .replace(quoted, ' x ')
    .replace(namePattern, 'x')
    .trim()
  const found = words
    .split(/[:?!.]\s+/)
    .flatMap((sentence) =>
      sentence
        .split(/[\s/()]+/)
        .filter(Boolean)
        .slice(1),
    )
    .map((word) => word.replace(/[,;:?!.]+$/, ''))
    .find((word) => capitalized.test(word))
  if (!found) return undefined
  return `The heading "${text}" has a capital in "${found}": headings are in sentence case; write "${found.toLowerCase()}", or add the name to content/rules/properNames.ts`
}

function endMessage({ node, text }: NamedHeading): string | undefined {
  const last = node.children
    .filter(({ type }) => type !== 'mdxTextExpression')
    .at(-1)
  if (last?.type !== 'text') return undefined
  const end = /[.,:;]\s*$/.exec(last.value)?.[0].trim()
  return end && `The heading "${text}" ends with "${end}": remove it`
}
