import { stemOf } from './stem'
import { chunks, stopWords } from './tokenize'

/** The form in which phrases are compared. */
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

/** Words that can be anywhere in a phrase without changing its meaning. */
const small = new Set(
  'a an the my our your this that these those some'.split(' '),
)

/** The positions of the words that make up a phrase. */
const significantOf = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => (small.has(word) ? [] : [at]))

/** The words that make up a phrase. */
function wordsOf(text: string): string[] {
  const words = [...chunks(text)].flatMap((chunk) => chunk.words)
  return significantOf(words).map((at) => words[at]!)
}

/**
 * Synonyms, by the stems of the phrase. Each is the words of a name that our
 * pages use instead, separated by spaces. A plain object, because it's in
 * `core.json`.
 */
export type Meanings = Record<string, string[]>

/** The maximum number of words in a phrase. */
const longest = 5

/**
 * Prepares synonyms for looking up queries.
 *
 * @param otherNames what people call a page, by the page's name
 * @param sameWords groups of phrases that all mean the same
 */
export function toMeanings(
  otherNames: Readonly<Record<string, readonly string[]>>,
  sameWords: readonly (readonly string[])[],
): Meanings {
  const meanings: Meanings = {}
  const add = (phrase: string, meaning: string) => {
    const words = wordsOf(meaning)
    const significant = words.filter((word) => !stopWords.has(word))
    const terms = (significant.length ? significant : words).join(' ')
    const known = (meanings[keyOf(wordsOf(phrase))] ??= [])
    if (!known.includes(terms)) known.push(terms)
  }
  for (const [meaning, phrases] of Object.entries(otherNames)) {
    phrases.forEach((phrase) => add(phrase, meaning))
  }
  for (const group of sameWords) {
    for (const phrase of group) {
      group
        .filter((other) => other !== phrase)
        .forEach((other) => add(phrase, other))
    }
  }
  return meanings
}

/** A phrase in a query: the positions of its words, and what it can mean. */
export interface Found {
  places: number[]
  meanings: string[][]
}

/** Finds the phrases in a query, longest first. */
export function findPhrases(
  words: readonly string[],
  meanings: Meanings,
): Found[] {
  const found: Found[] = []
  const significant = significantOf(words)
  for (let size = Math.min(longest, significant.length); size > 0; size--) {
    for (let from = 0; from + size <= significant.length; from++) {
      const places = significant.slice(from, from + size)
      // The words of a longer phrase have no meaning of their own.
      if (found.some((one) => places.every((at) => one.places.includes(at))))
        continue
      const key = keyOf(places.map((at) => words[at]!))
      if (!Object.hasOwn(meanings, key)) continue
      const means = meanings[key]!.map((terms) => terms.split(' '))
      found.push({ places, meanings: means })
    }
  }
  return found
}
