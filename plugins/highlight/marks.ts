/** How a line is marked. `src/theme/CodeBlock/Layout` styles it. */
type Mark = 'highlighted' | 'added' | 'removed' | 'error'

const markByWord: Record<string, Mark> = {
  highlight: 'highlighted',
  added: 'added',
  removed: 'removed',
  error: 'error',
}

/** A line that only contains a comment that marks other lines. */
const directive =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*(highlight|added|removed|error)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/

/** In Markdown, this isn't a comment but text, such as a nested sample. */
const inScript = /^\s*\/\//

/** Line numbers after the language, such as `{2,4-6}`. */
const range = /\{([\d,-]+)\}/

function readRange(text: string): Set<number> {
  const numbers = text.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
  return new Set(numbers)
}

interface Line {
  text: string
  marks: Mark[]
}

/**
 * Reads and removes the comments that mark lines: `// added-next-line`, or
 * `// added-start` and `// added-end` around several lines. If there are line
 * numbers after the language, it highlights those and keeps the comments.
 */
export function readMarks(
  code: string,
  language: string,
  meta: string,
): Line[] {
  const texts = code.replace(/\r?\n$/, '').split(/\r?\n/)
  const numbers = range.exec(meta)?.[1]
  if (numbers) {
    const highlighted = readRange(numbers)
    return texts.map((text, index) => ({
      text,
      marks: highlighted.has(index + 1) ? ['highlighted'] : [],
    }))
  }
  const isMarkup = ['md', 'markdown'].includes(language)
  const open = new Set<Mark>()
  const next = new Set<Mark>()
  return texts.flatMap((text) => {
    const [, word = '', place] =
      (isMarkup && inScript.test(text) ? undefined : directive.exec(text)) ?? []
    const mark = markByWord[word]
    if (!mark) {
      const marks = [...new Set([...open, ...next])]
      next.clear()
      return [{ text, marks }]
    }
    if (place === 'next-line') next.add(mark)
    else if (place === 'start') open.add(mark)
    else open.delete(mark)
    return []
  })
}
