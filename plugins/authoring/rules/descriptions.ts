import type { Problem } from '../../problem'
import type { Site } from '../site'

/** Search results that say the same of two pages help with neither. */
export function descriptions({ outlines }: Site): Problem[] {
  const first = new Map<unknown, string>()
  return outlines.flatMap(({ file, description }) => {
    if (!description) return []
    const other = first.get(description.value)
    if (other === undefined) {
      first.set(description.value, file)
      return []
    }
    return [
      {
        file,
        line: description.line,
        message: `The description is that of ${other} too: say what only this page holds`,
      },
    ]
  })
}
