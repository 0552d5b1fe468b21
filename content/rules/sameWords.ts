import type { Problem } from '../../lib/problem'
import type { Site } from './site'

const fields = ['title', 'description'] as const

/** No two pages have the same title or description in search results. */
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
          message: `${other} has the same ${name}. Write what's specific to this page.`,
        },
      ]
    })
  })
}
