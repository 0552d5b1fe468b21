/** A mistake in a component. */
export interface Mistake {
  /** Line of the block, counted from 1. */
  line: number
  message: string
}

/** A framework's component as a script that tests can import. */
export interface Component {
  mistakes: Mistake[]
  /** Has every line in its place; missing if the component doesn't compile. */
  script?: { text: string; ending: 'ts' | 'js' }
}

export interface Range {
  start: number
  end: number
}

/** Keeps ranges of a text, and only the line breaks of the rest. */
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
