import { findPhrases, type Meanings } from './synonyms'
import { type Chunk, chunks, stopWords } from './tokenize'

/** One way to match a unit: a section must contain all of these terms. */
export interface Way {
  terms: string[]
  weight: number
  /** Whether to include other forms, completions, and corrections. */
  loose: boolean
}

/** A part of a query, usually a word or an identifier. */
export interface Unit {
  ways: Way[]
  /** Whether it's the last one, which the user may still be typing. */
  isLast: boolean
  /** Its words as separate units, for when no section has all of them. */
  parts: Unit[]
}

/** A parsed query. */
export interface Query {
  units: Unit[]
  /** The query as a single term, with and without stop words. */
  names: string[]
  /** Names of pages that the whole query is a synonym for. */
  meant: string[]
  /** The object that an identifier belongs to: `cy` for `cy.get` and `.get`. */
  owner: 'cy' | 'Cypress' | undefined
  /** Full names that the query mentions, such as `cyget`. */
  mentioned: string[]
}

/** Synonyms are less certain than what the user typed. */
const synonymWeight = 0.8

/** A flag without its dashes can also mean something else. */
const wordOfFlag = 0.4

/** "13" for "v13": less certain, because some names start with "v". */
const versionWeight = 0.9

/** The parts of a version without the "v": 12, 5, and 1 for `v12.5.1`. */
function numberOf({ words: [first = '', ...rest] }: Chunk): string[] {
  return /^v\d/.test(first) ? [first.slice(1), ...rest] : []
}

/** Enough for the longest error messages. More words wouldn't add anything. */
const maxUnits = 24

function waysOf(chunk: Chunk): Way[] {
  const { joined, parts, words, lead } = chunk
  const isFlag = lead === '--'
  const ways: Way[] = [
    { terms: [joined], weight: isFlag ? wordOfFlag : 1, loose: true },
  ]
  if (words.length > 1) ways.push({ terms: words, weight: 0.8, loose: true })
  else if (parts.length > 1) {
    ways.push({ terms: parts, weight: 0.6, loose: true })
  }
  const number = numberOf(chunk)
  if (number.length) {
    ways.push({ terms: [number.join('')], weight: versionWeight, loose: true })
  }
  if (isFlag) {
    ways.unshift({ terms: [`--${joined}`], weight: 1.2, loose: false })
  }
  if (lead === '.') {
    ways.unshift({ terms: [`cy${joined}`], weight: 1.2, loose: true })
  }
  return ways
}

function unitOf(chunk: Chunk, isLast: boolean): Unit {
  const words = chunk.words.length > 1 ? chunk.words : chunk.parts
  const significant = words.filter((word) => !stopWords.has(word))
  return {
    ways: waysOf(chunk),
    isLast,
    parts: (words.length > 1 ? significant : []).map((word) => ({
      ways: [{ terms: [word], weight: 1, loose: true }],
      isLast: isLast && word === words.at(-1),
      parts: [],
    })),
  }
}

const isStopWord = ({ words, lead }: Chunk) =>
  !lead && words.every((word) => stopWords.has(word))

function ownerOf(query: string): Query['owner'] {
  if (/^\s*(cy)?\.\w/i.test(query)) return 'cy'
  return /^\s*Cypress\./i.test(query) ? 'Cypress' : undefined
}

/** Flags aren't names of pages, and the product isn't `cy.press`. */
const isNoName = (found: readonly Chunk[]) =>
  found.some(({ lead }) => lead === '--') ||
  (found.length === 1 && found[0]?.words.join() === 'cypress')

/** What precedes the message of a pasted error: `TypeError:`. */
const kindOfError = /^\s*(?:uncaught\s+)?\w*error:\s+(?=\S)/i

/** Colors of a terminal, of which a field only keeps the visible part: `[31m`. */
const colors = /\u001b?\[\d+(?:;\d+)*m/g

/** A stack trace, which a field keeps on one line. */
const stack = /\s{2,}at \S.*:\d.*$/s

/** Parses what a user typed or pasted. */
export function readQuery(text: string, meanings: Meanings): Query {
  const message = text
    .replace(colors, '')
    .replace(stack, '')
    .replace(kindOfError, '')
  const found = [...chunks(message)]
  const significant = found.filter((chunk) => !isStopWord(chunk))
  const kept = (significant.length ? significant : found).slice(0, maxUnits)
  const units = new Map(
    kept.map((chunk) => [chunk, unitOf(chunk, chunk === found.at(-1))]),
  )

  // Separate words may be a name: "before each", "scroll into view".
  for (const size of [2, 3]) {
    for (let from = 0; from + size <= found.length; from++) {
      const together = found.slice(from, from + size)
      const joined = together.map((chunk) => chunk.joined).join('')
      for (const chunk of together) {
        units.get(chunk)?.ways.push({
          terms: [joined],
          weight: 0.95,
          loose: false,
        })
      }
    }
  }

  // Flags have no synonyms.
  const words = found.flatMap((chunk) =>
    chunk.lead === '--' ? [] : chunk.words.map((word) => ({ word, chunk })),
  )
  const phrases = findPhrases(
    words.map(({ word }) => word),
    meanings,
  )
  for (const { places, meanings: means } of phrases) {
    const chunksOf = new Set(
      places
        .map((at) => words[at]!.chunk)
        // Skip names if the phrase is only a small part of them.
        .filter(
          (chunk) =>
            2 * places.filter((at) => words[at]!.chunk === chunk).length >=
            chunk.words.length,
        ),
    )
    for (const terms of means) {
      for (const chunk of chunksOf) {
        units.get(chunk)?.ways.push({
          terms,
          weight: synonymWeight,
          loose: false,
        })
      }
    }
  }

  const join = (parts: readonly Chunk[]) =>
    parts.map((chunk) => chunk.joined).join('')
  const significantPlaces = words.flatMap(({ chunk }, index) =>
    units.has(chunk) ? [index] : [],
  )
  // Several phrases can mean the same: "browser back" and "back button".
  const meantBy = new Map<string, Set<number>>()
  for (const { places, meanings: means } of phrases) {
    for (const terms of means) {
      const name = terms.join('')
      const known = meantBy.get(name) ?? new Set()
      places.forEach((at) => known.add(at))
      meantBy.set(name, known)
    }
  }
  return {
    units: [...units.values()],
    names: isNoName(found) ? [] : [...new Set([join(found), join(kept)])],
    meant: [...meantBy].flatMap(([name, places]) =>
      significantPlaces.every((at) => places.has(at)) ? [name] : [],
    ),
    owner: ownerOf(text),
    mentioned: found.flatMap(({ joined, words: [first], lead }) =>
      first === 'cy' || first === 'cypress'
        ? [joined]
        : lead === '.'
          ? [`cy${joined}`]
          : [],
    ),
  }
}
