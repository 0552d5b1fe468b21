import type { Problem } from '../../lib/problem'
import { lowerCaseNames, names } from './properNames'
import { isPartial, lineOf, type NamedHeading, type Page } from '../page/page'

/** Headings don't skip levels, have unique ids, and are in sentence case. */
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
    return `The heading "# ${text}" is a second title. The first one is in the front matter, so start sections with "##".`
  }
  const above = before?.node.depth ?? (isPartOfPage ? depth : 1)
  if (depth <= above + 1) return undefined
  const reason = before
    ? `comes after "${marks(above)} ${before.text}", so it skips a level`
    : 'is the first one, so it skips a level'
  return `The heading "${marks(depth)} ${text}" ${reason}. Write "${marks(above + 1)}".`
}

function idMessage(
  { id, text, repeated, custom, node }: NamedHeading,
  before: NamedHeading[],
): string | undefined {
  const braces = node.children.find(
    (child) =>
      child.type === 'mdxTextExpression' && child.value.startsWith('#'),
  )
  if (braces && 'value' in braces) {
    return `The id "{${braces.value}}" isn't a comment. Write "{/* ${braces.value} */}".`
  }
  if (!text)
    return 'The heading has no text, so nothing can link to it. Add some, or remove it.'
  const same = before.find((other) => other.id === id)
  if (custom && same) {
    return `The id "${id}" is already used by "${same.text}" on line ${lineOf(same.node)}. Choose another one.`
  }
  if (repeated) {
    return `The heading "${text}" appears twice, so its id "${id}" depends on their order. Write what's different about it, or add an id: "{/* #other-id */}".`
  }
  return undefined
}

/** Quotes are someone else's words, such as an error message or a button. */
const quoted = /"[^"]*"|“[^”]*”/g

const namePattern = new RegExp(
  `(?<![\\w.])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?:'s?)?(?![\\w])`,
  'g',
)

/** A word whose only capital is its first letter. */
const capitalized = /^[A-Z][a-z]+(?:-[a-z]+)*(?:'[a-z]+)?$/

function caseMessage({ node, text }: NamedHeading): string | undefined {
  const [first] = node.children
  if (first?.type === 'text') {
    const [word = ''] = /^[a-z]+(?![\w.:(])/.exec(first.value) ?? []
    if (word && !lowerCaseNames.includes(word)) {
      return `The heading "${text}" starts with a lowercase letter. Write "${word.charAt(0).toUpperCase()}${word.slice(1)}", or put it in backticks if it's code.`
    }
  }
  const words = node.children
    // A placeholder for code, which neither starts nor ends a sentence.
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
  return `The heading "${text}" isn't in sentence case. Write "${found.toLowerCase()}", or add "${found}" to content/rules/properNames.ts if it's a name.`
}

function endMessage({ node, text }: NamedHeading): string | undefined {
  const last = node.children
    .filter(({ type }) => type !== 'mdxTextExpression')
    .at(-1)
  if (last?.type !== 'text') return undefined
  const end = /[.,:;]\s*$/.exec(last.value)?.[0].trim()
  return end && `The heading "${text}" ends with "${end}". Remove it.`
}
