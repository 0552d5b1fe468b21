/** DocSearch truncates queries to this length. */
const fieldLength = 64

/** Long enough for an error message, short enough for a URL. */
const longest = 256

/** Remembers queries that are too long for DocSearch. */
interface LongQuery {
  /** Remembers the text in the field. Returns the query to search for. */
  keep: (typed: string) => string
  /** The full query, if DocSearch only has the beginning. */
  toFull: (query: string) => string
}

export function createLongQuery(): LongQuery {
  let full = ''
  return {
    keep: (typed) => (full = typed.slice(0, longest)),
    toFull: (query) => (query === full.slice(0, fieldLength) ? full : query),
  }
}
