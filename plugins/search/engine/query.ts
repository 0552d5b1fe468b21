import { findPhrases, type Meanings } from './synonyms'
import { type Chunk, chunks, fillers } from './tokenize'

/** One way to have what a part of a query asks for: all of these terms. */
export interface Way {
  terms: string[]
  weight: number
  /** Other forms, beginnings and wrong keys count as well. */
  loose: boolean
}

/** A part of a query that a section has or has not. */
export interface Unit {
  ways: Way[]
  /** The last one may still be in the typing. */
  isLast: boolean
  /** Its words one by one, for when nothing has all of them. */
  parts: Unit[]
}

/** What a query asks for. */
export interface Query {
  units: Unit[]
  /** The query as one name; without fillers it may be another. */
  names: string[]
  /** Names of pages that the whole query means in other words. */
  meant: string[]
  /** What the identifier is of: `cy` of `cy.get` and of `.get`. */
  owner: 'cy' | 'Cypress' | undefined
  /** Names of what the query mentions by its whole name: `cy.get`. */
  mentioned: string[]
}

/** A name that somebody uses otherwise is less certain. */
const synonymWeight = 0.8

/** The words of a flag mean other things as well. */
const wordOfFlag = 0.4

/** `v13` for 13: less certain, for there are things that are called so. */
const versionWeight = 0.9

/** Of `v12.5.1` the number. */
function numberOf({ words: [first = '', ...rest] }: Chunk): string[] {
  return /^v\d/.test(first) ? [first.slice(1), ...rest] : []
}

/** More words than these say nothing new; the longest errors have them. */
const mostUnits = 24

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
  const telling = words.filter((word) => !fillers.has(word))
  return {
    ways: waysOf(chunk),
    isLast,
    parts: (words.length > 1 ? telling : []).map((word) => ({
      ways: [{ terms: [word], weight: 1, loose: true }],
      isLast: isLast && word === words.at(-1),
      parts: [],
    })),
  }
}

const isFiller = ({ words, lead }: Chunk) =>
  !lead && words.every((word) => fillers.has(word))

function ownerOf(query: string): Query['owner'] {
  if (/^\s*(cy)?\.\w/i.test(query)) return 'cy'
  return /^\s*Cypress\./i.test(query) ? 'Cypress' : undefined
}

/** What stands before the message of an error that is pasted: `TypeError:`. */
const kindOfError = /^\s*(?:uncaught\s+)?\w*error:\s+(?=\S)/i

/** Reads what a visitor typed or pasted. */
export function readQuery(text: string, meanings: Meanings): Query {
  const found = [...chunks(text.replace(kindOfError, ''))]
  const telling = found.filter((chunk) => !isFiller(chunk))
  const kept = (telling.length ? telling : found).slice(0, mostUnits)
  const units = new Map(
    kept.map((chunk) => [chunk, unitOf(chunk, chunk === found.at(-1))]),
  )

  // Words that stand apart may be one name: `before each`, `scroll into view`.
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

  // A flag is meant as it stands.
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
        // A word of a longer name is not what the name is.
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
  const telltale = words.flatMap(({ chunk }, index) =>
    units.has(chunk) ? [index] : [],
  )
  // Several phrases may mean the same: `browser back` and `back button`.
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
    // A flag is not called as the page that has its name.
    names: found.some(({ lead }) => lead === '--')
      ? []
      : [...new Set([join(found), join(kept)])],
    meant: [...meantBy].flatMap(([name, places]) =>
      telltale.every((at) => places.has(at)) ? [name] : [],
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
