import type { Problem } from '../../lib/problem'
import type { Site } from './site'

const fields = ['title', 'description'] as const

/** Search results, tabs and histories that say the same of two pages help with neither. */
export function sameWords({ outlines }: Site): Problem[] {
  return fields.flatMap((name) => {
    const first = new Map<unknown, string>()
    return outlines.flatMap(({ file, [name]: field }) => {
      if (!field) return []
      const other = first.get(field.value)
      if (other === undefined) {
        first.set(field.value, file)
        return []
      }
      return [
        {
          file,
          line: field.line,
          message: `The ${name} is that of ${other} too: say what only this page holds`,
        },
      ]
    })
  })
}
