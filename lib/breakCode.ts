/** Longer code in a table can break between its words, and longer words in it. */
export const longestWhole = 18

/** Longer parts of words can also break before a capital. */
const longestPart = 24

/** Where a line can break. Code in a line of text has no line feeds. */
const mark = '\n'

/**
 * Punctuation that a line can end with, unless only a file extension follows, and
 * brackets that a line can start with.
 */
const breaks = /([\w)'"\]}>*][/,.=:_&?|;])(?=[^/].{3})|(\w)(?=[([{][^)\]}])/g

const markWord = (word: string) =>
  word
    .replace(breaks, `$1$2${mark}`)
    .split(mark)
    .map((part) =>
      part.length > longestPart
        ? part.replace(/([a-z])(?=[A-Z])/g, `$1${mark}`)
        : part,
    )
    .join(mark)

/**
 * Splits long words of code where lines can break: after dots, slashes, and commas,
 * and before brackets. Lines can also break at spaces and hyphens, which aren't
 * marked.
 */
export const breakCode = (code: string): string[] =>
  code
    .replace(/\S+/g, (word) =>
      word.length > longestWhole ? markWord(word) : word,
    )
    .split(mark)
