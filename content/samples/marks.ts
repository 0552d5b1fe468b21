/** What a marked line says; plugins/highlight/marks.ts reads the comments. */
type Mark = 'highlight' | 'added' | 'removed'

const anyMark =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*(?:highlight|added|removed|error)-(?:next-line|start|end)\b/m

/** Whether comments in a block mark lines of it. */
export const hasMarks = (code: string) => anyMark.test(code)

/** The comment above a line that marks it, in a form that the theme finds. */
function commentFor(mark: Mark, language: string): string {
  const text = `${mark}-next-line`
  if (['bash', 'python'].includes(language)) return `# ${text}`
  if (language === 'md') return `<!-- ${text} -->`
  return `// ${text}`
}

/** Numbers of a range such as `{1,4-6}`. */
export function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
}

/** Puts a comment above each of the lines, counted from 1. */
export const markLines = (code: string, language: string, lines: number[]) =>
  code
    .split('\n')
    .flatMap((line, index) =>
      lines.includes(index + 1)
        ? [commentFor('highlight', language), line]
        : [line],
    )
    .join('\n')

/**
 * A difference as code whose lines are marked, so that it keeps its colors and
 * that its signs are never copied.
 *
 *     -const chain = cy.get('li')
 *     +cy.get('li').as('plants')
 *
 * becomes the two lines without their signs, below `// removed-next-line` and
 * `// added-next-line`. Throws on a line that is neither new, nor old, nor kept.
 */
export const fromDiff = (diff: string, language: string) =>
  diff
    .split('\n')
    .flatMap((line) => {
      const text = line.slice(1)
      if (line.startsWith('+')) return [commentFor('added', language), text]
      if (line.startsWith('-')) return [commentFor('removed', language), text]
      if (line.startsWith(' ') || !line) return [text]
      throw new Error(
        `"${line}": a line of a diff begins with +, with -, or with a space`,
      )
    })
    .join('\n')
