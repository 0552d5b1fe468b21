import type { Problem } from '../../lib/problem'
import type { Site } from './site'
import { wordsOf } from './terminology'

/** Code and link targets in Markdown. */
const notProse = /`[^`]*`|\]\([^)]*\)/g

/** Pages show sentences from data files, so these follow the same word list. */
export function dataTerms({ data }: Site): Problem[] {
  return data
    .filter(({ file }) => file.endsWith('.yml'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        // Leaves out the field's name, and comments.
        wordsOf({
          text: line
            .replace(/^\s*[^\s:]+:(?=\s|$)|\s#.*$|^#.*$/, '')
            .replace(notProse, ' x '),
          line: index + 1,
        }).map((problem) => ({ file, ...problem })),
      ),
    )
}
