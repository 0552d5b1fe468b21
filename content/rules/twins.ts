import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'
import { isCode, readMeta } from '../samples/meta'

/** Below what's incorrect, readers see what's correct: the last word of a section is never a mistake. */
export function twins({ file, blocks, headings }: Page): Problem[] {
  const samples = blocks
    .filter(({ language }) => isCode(language))
    .map(({ line, meta }) => {
      const { wrong, avoid, errors, correct } = readMeta(meta)
      return { line, isWrong: wrong || avoid || errors.length > 0, correct }
    })
  const starts = headings.map(({ node }) => lineOf(node))
  return [0, ...starts].flatMap((start, index) => {
    const end = starts[index] ?? Infinity
    const own = samples.filter(({ line }) => line > start && line < end)
    const mistake = own.findLast(({ isWrong }) => isWrong)
    if (!mistake) return []
    const isAnswered = own.some(
      ({ line, correct }) => correct && line > mistake.line,
    )
    return isAnswered
      ? []
      : [
          {
            file,
            line: mistake.line,
            message:
              'No sample below this one, in the same section, shows what to do instead. Add one that starts with "ts correct".',
          },
        ]
  })
}
