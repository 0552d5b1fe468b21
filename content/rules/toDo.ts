import type { Problem } from '../../lib/problem'
import type { Source } from '../page/files'

/** What `npm run new` writes in places that the author has to fill in. */
const marker = /TO DO: (.*?)\.?\s*(?:\*\/\}|\*\/|['"]?$)/

/** No page still has one of the template's markers. */
export function toDo({ file, text }: Source): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const [, wanted] = marker.exec(line) ?? []
    if (wanted === undefined) return []
    return [
      {
        file,
        line: index + 1,
        message: `The page still has "TO DO: ${wanted}". Write it, and remove the marker.`,
      },
    ]
  })
}
