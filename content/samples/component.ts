/** What is wrong with a component, in the compiler's words. */
export interface Mistake {
  /** In the block, counted from 1. */
  line: number
  message: string
}

/** A component of a framework, as the script that tests import. */
export interface Component {
  mistakes: Mistake[]
  /** Each line of its script at its place; none where it does not compile. */
  script?: { text: string; ending: 'ts' | 'js' }
}

export interface Range {
  start: number
  end: number
}

/** The ranges of a text, and of the rest only where its lines end. */
export function keepLines(text: string, ranges: Range[]): string {
  let kept = ''
  let position = 0
  const ordered = [...ranges].sort((a, b) => a.start - b.start)
  for (const { start, end } of ordered) {
    kept += text.slice(position, start).replace(/[^\n]/g, '')
    kept += text.slice(start, end)
    position = end
  }
  return kept + text.slice(position).replace(/[^\n]/g, '')
}
