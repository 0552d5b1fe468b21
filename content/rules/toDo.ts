import type { Problem } from '../../lib/problem'
import type { Page } from '../page/page'

/** What `npm run new` leaves for the author; it stands in no finished page. */
const marker = /TO DO: (.*?)\.?\s*(?:\*\/\}|\*\/|['"]?$)/

/** Names each place of a new page that waits for its author. */
export function toDo({ file, text }: Page): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const [, wanted] = marker.exec(line) ?? []
    if (wanted === undefined) return []
    return [
      {
        file,
        line: index + 1,
        message: `Not written yet: ${wanted}. Write it, and remove the marker`,
      },
    ]
  })
}
