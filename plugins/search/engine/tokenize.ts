/**
 * A word or identifier in a text. Identifiers have several parts:
 * `Cypress.env`, `--config-file`, `selectFile`.
 */
export interface Chunk {
  /** Lowercase, without separators: `cypressenv`. */
  joined: string
  /** Lowercase, split at separators and capitals: `select` and `file`. */
  parts: string[]
  /** Lowercase, split at separators only: `cypress` and `env`, `selectfile`. */
  words: string[]
  /** What comes before it, as in `--headed` and `.should`. */
  lead: '--' | '.' | ''
}

/** A term of the index. Parts of a name weigh less than words. */
export interface Token {
  term: string
  weight: number
}

/** Most text is ASCII, for which the pattern is ten times as fast. */
export const isPlain = (text: string) => !/[^\0-\x7f]/.test(text)

const chunkPatternOf = (letter: string) =>
  `(--|(?<![\\w)\\]'"\`])\\.)?([${letter}_$]+(?:[-.:'’]+[${letter}_$]+)*)`
const plainChunk = new RegExp(chunkPatternOf('a-zA-Z\\d'), 'g')
const chunkPattern = new RegExp(chunkPatternOf('\\p{L}\\p{N}'), 'gu')

const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Removes diacritics, because people leave them out when they type. */
const fold = (text: string) =>
  isPlain(text)
    ? text
    : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'")

/** "Cypress's" becomes "Cypress", and "don't" a single word. */
const withoutApostrophes = (body: string) =>
  body.includes("'") ? body.replace(/'s$/i, '').replace(/'/g, '') : body

/** Longer than any name. Anything longer is data. */
const longest = 40

/** Splits a word or identifier, unless it's only data. */
function readChunk(body: string, lead: Chunk['lead']): Chunk | undefined {
  const pieces = withoutApostrophes(body)
    .split(/[-.:]+|(?<=[^_])_+(?=[^_])/)
    .filter((piece) => piece && piece.length <= longest)
  if (!pieces.length) return undefined
  const words = pieces.map((piece) => piece.toLowerCase())
  return {
    joined: words.join(''),
    parts: pieces.flatMap((piece) =>
      piece.toLowerCase() === piece
        ? [piece]
        : piece.split(humps).map((hump) => hump.toLowerCase()),
    ),
    words,
    lead,
  }
}

/** Chunks by how they're written, and undefined for data. */
export type KnownChunks = Map<string, Chunk | undefined>

/**
 * Splits a text into words and identifiers. The build passes `known`, because most
 * words are in many texts.
 */
export function* chunks(text: string, known?: KnownChunks): Generator<Chunk> {
  const folded = fold(text)
  const pattern = isPlain(folded) ? plainChunk : chunkPattern
  for (const [written, lead = '', body = ''] of folded.matchAll(pattern)) {
    const chunk = known?.has(written)
      ? known.get(written)
      : readChunk(body, lead as Chunk['lead'])
    known?.set(written, chunk)
    if (chunk) yield chunk
  }
}

/** A part of a camel-case name says less than a word. */
const humpWeight = 0.4

/** A single letter is usually the start of a word being typed. */
const isWord = (term: string) => !/^[a-z]$/.test(term)

/** The terms to index a chunk by. Queries are split the same way. */
export function tokensOf({ joined, parts, words, lead }: Chunk): Token[] {
  const tokens = words.filter(isWord).map((term) => ({ term, weight: 1 }))
  if (parts.length > words.length) {
    const whole = new Set(words)
    for (const term of parts) {
      if (isWord(term) && !whole.has(term)) {
        tokens.push({ term, weight: humpWeight })
      }
    }
  }
  if (words.length > 1 && joined.length <= longest) {
    tokens.push({ term: joined, weight: 1 })
  }
  if (lead === '--') tokens.push({ term: `--${joined}`, weight: 1 })
  return tokens
}

const verbs =
  /^(?:log|sign|set|check|roll|tear)(?:s|ged|ging|ned|ning|ting|ing|led|ed)?$/
const particles = new Set(['in', 'out', 'up', 'off', 'back', 'down'])

/** Joins verbs and particles: "logging in" is also indexed as `login`. */
export function joinedVerb(before: string, word: string): string | undefined {
  if (!particles.has(word) || !verbs.test(before)) return undefined
  return /^(?:log|sign|set|check|roll|tear)/.exec(before)![0] + word
}

/** A text as a single term, without case, spaces, and punctuation: `cyget`. */
export function nameOf(text: string): string {
  const name = withoutApostrophes(fold(text)).toLowerCase()
  return name
    .replace(isPlain(name) ? /[^a-z\d_$]+/g : /[^\p{L}\p{N}_$]+/gu, '')
    .replace(/(?<=[a-z\d])_+(?=[a-z\d])/g, '')
}

/** Stop words: they say little about the topic of a text. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about also am an and any are as at be been but by can cannot could cy cypress did do does doing dont for from had has have having how i if in into is isnt it its just like me my no not of off on or our out so some such than that the their them there these they this those to too up us via was way we were what when where which while who why will with without would you your'.split(
    ' ',
  ),
)
