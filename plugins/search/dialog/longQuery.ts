/** DocSearch cuts a query to what its field may hold. */
const fieldLength = 64

/** Long enough for an error message, short enough for an address. */
const longest = 256

/** A query as it was typed, which may be longer than what DocSearch knows of it. */
interface LongQuery {
  /** Remembers what is in the field. Returns the query to search for. */
  keep: (typed: string) => string
  /** The query that DocSearch knows the start of. */
  toFull: (query: string) => string
}

export function createLongQuery(): LongQuery {
  let full = ''
  return {
    keep: (typed) => (full = typed.slice(0, longest)),
    toFull: (query) => (query === full.slice(0, fieldLength) ? full : query),
  }
}
