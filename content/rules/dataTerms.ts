import type { Problem } from '../../lib/problem'
import type { Site } from './site'
import { wordsOf } from './terminology'

/** Code and addresses of Markdown, which are no prose. */
const noProse = /`[^`]*`|\]\([^)]*\)/g

/** Holds the sentences of data files, which pages show, to the words of pages. */
export function dataTerms({ data }: Site): Problem[] {
  return data
    .filter(({ file }) => file.endsWith('.yml'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        // What stands before the colon is the name of a field.
        wordsOf({
          text: line
            .replace(/^\s*[^\s:]+:(?=\s|$)|\s#.*$|^#.*$/, '')
            .replace(noProse, ' x '),
          line: index + 1,
        }).map((problem) => ({ file, ...problem })),
      ),
    )
}
