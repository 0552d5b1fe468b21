/** How a line is marked; plugins/highlight/marks.ts reads the comments. */
type Mark = 'highlight' | 'added' | 'removed'

const anyMark =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*(?:highlight|added|removed|error)-(?:next-line|start|end)\b/m

/** In scripts, such a comment is alone on its line. */
const markLine =
  /^[ \t]*(?:\/\/|\{?\s*\/\*)\s*(?:highlight|added|removed|error)-(?:next-line|start|end)\b.*\n?/gm

/** Whether a block has comments that mark lines. */
export const hasMarks = (code: string) => anyMark.test(code)

/** A script without the comments that mark lines, which readers don't see. */
export const dropMarks = (script: string) => script.replace(markLine, '')

/** The comment that marks the line below it, in a form that the theme reads. */
function commentFor(mark: Mark, language: string): string {
  const text = `${mark}-next-line`
  if (['bash', 'python'].includes(language)) return `# ${text}`
  if (language === 'md') return `<!-- ${text} -->`
  return `// ${text}`
}

/** The line numbers in a range such as `1,4-6`. */
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
 * Turns a diff into code with marked lines, so that it's highlighted like any
 * code and its signs are never copied.
 *
 *     -const chain = cy.get('li')
 *     +cy.get('li').as('plants')
 *
 * becomes the two lines without their signs, below `// removed-next-line` and
 * `// added-next-line`.
 *
 * @throws if a line doesn't start with a sign or a space
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
        `"${line}" isn't a line of a diff. Start it with +, -, or, if it doesn't change, a space.`,
      )
    })
    .join('\n')
