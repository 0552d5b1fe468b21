/** A run of text without white space that may be a name of several parts. */
export interface Chunk {
  /** Lower case, without anything between its parts: `cypressenv`. */
  joined: string
  /** Lower case: `cypress`, `env`; of `selectFile` `select` and `file`. */
  parts: string[]
  /** Its words, each of which may have humps: `cypress`, `selectfile`. */
  words: string[]
  /** What stands before it: of `--headed` and of `.should`. */
  lead: '--' | '.' | ''
}

/** A term of the index, and how much of a word it is. */
export interface Token {
  term: string
  weight: number
}

/** Most text has no other letters, and looking for these takes a tenth. */
const isPlain = (text: string) => !/[^\0-\x7f]/.test(text)

const chunkPatternOf = (letter: string) =>
  `(?<lead>--|(?<![\\w)\\]'"\`])\\.)?(?<body>[${letter}_$]+(?:[-.:'’]+[${letter}_$]+)*)`
const plainChunk = new RegExp(chunkPatternOf('a-zA-Z\\d'), 'g')
const chunkPattern = new RegExp(chunkPatternOf('\\p{L}\\p{N}'), 'gu')

const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Marks of plain Latin letters are left out, as who types leaves them out. */
const fold = (text: string) =>
  isPlain(text)
    ? text
    : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'")

/** `Cypress's` is about Cypress, and `don't` one word. */
const withoutApostrophes = (body: string) =>
  body.includes("'") ? body.replace(/'s$/i, '').replace(/'/g, '') : body

/** Longer than any name; what is longer is data. */
const longest = 40

/** Cuts a text into the names and words that it consists of. */
export function* chunks(text: string): Generator<Chunk> {
  const folded = fold(text)
  const pattern = isPlain(folded) ? plainChunk : chunkPattern
  for (const { groups } of folded.matchAll(pattern)) {
    const { lead = '', body = '' } = groups ?? {}
    const pieces = withoutApostrophes(body)
      .split(/[-.:]+|(?<=[^_])_+(?=[^_])/)
      .filter((piece) => piece && piece.length <= longest)
    if (!pieces.length) continue
    const words = pieces.map((piece) => piece.toLowerCase())
    yield {
      joined: words.join(''),
      parts: pieces.flatMap((piece) =>
        piece.toLowerCase() === piece
          ? [piece]
          : piece.split(humps).map((hump) => hump.toLowerCase()),
      ),
      words,
      lead: lead as Chunk['lead'],
    }
  }
}

/** A hump of a name says less than a word. */
const humpWeight = 0.4

/** A letter is the beginning of what somebody types, and seldom a word. */
const isWord = (term: string) => !/^[a-z]$/.test(term)

/** The terms under which a chunk is found; the build and the browser agree. */
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

/** `logging in` is also found as `login`, as people write it. */
export function joinedVerb(before: string, word: string): string | undefined {
  if (!particles.has(word) || !verbs.test(before)) return undefined
  return /^(?:log|sign|set|check|roll|tear)/.exec(before)![0] + word
}

/** A text as one name: hyphens, dots, case and white space aside. */
export function nameOf(text: string): string {
  const name = withoutApostrophes(fold(text)).toLowerCase()
  return name
    .replace(isPlain(name) ? /[^a-z\d_$]+/g : /[^\p{L}\p{N}_$]+/gu, '')
    .replace(/(?<=[a-z\d])_+(?=[a-z\d])/g, '')
}

/** Words that say little of what a text is about. */
export const fillers: ReadonlySet<string> = new Set(
  'a about also am an and any are as at be been but by can cannot could cy cypress did do does doing dont for from had has have having how i if in into is isnt it its just like me my no not of off on or our out so some such than that the their them there these they this those to too up us via was way we were what when where which while who why will with without would you your'.split(
    ' ',
  ),
)
