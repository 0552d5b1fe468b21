import { stemOf } from './stem'
import { chunks, fillers } from './tokenize'

/** The words of a phrase, in the form in which phrases are compared. */
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

const wordsOf = (text: string) =>
  [...chunks(text)].flatMap(({ words }) => words)

/**
 * What phrases mean: by their stems, the words of each other name. A plain
 * object, for it is a part of the first file.
 */
export type Meanings = Record<string, string[]>

/** The most words that a phrase has. */
const longest = 5

/** Puts what people say into the form in which queries are looked up in it. */
export function toMeanings(
  otherNames: Readonly<Record<string, readonly string[]>>,
  sameWords: readonly (readonly string[])[],
): Meanings {
  const meanings: Meanings = {}
  const add = (phrase: string, meaning: string) => {
    const words = wordsOf(meaning)
    const telling = words.filter((word) => !fillers.has(word))
    const terms = (telling.length ? telling : words).join(' ')
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

/** A phrase in a query: the places of its words, and what it means. */
export interface Found {
  from: number
  to: number
  meanings: string[][]
}

/** The phrases in the words of a query, longer ones first. */
export function findPhrases(
  words: readonly string[],
  meanings: Meanings,
): Found[] {
  const found: Found[] = []
  for (let size = Math.min(longest, words.length); size > 0; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      const to = from + size
      // What a longer phrase means, its words do not mean alone.
      if (found.some((other) => other.from <= from && to <= other.to)) continue
      const key = keyOf(words.slice(from, to))
      if (!Object.hasOwn(meanings, key)) continue
      const means = meanings[key]!.map((terms) => terms.split(' '))
      found.push({ from, to, meanings: means })
    }
  }
  return found
}
