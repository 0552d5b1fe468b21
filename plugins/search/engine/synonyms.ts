import { stemOf } from './stem'
import { chunks, fillers } from './tokenize'

/** Words in the form in which phrases are compared. */
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

/** Words that change with who speaks, and not what is meant. */
const small = new Set(
  'a an the my our your this that these those some'.split(' '),
)

/** The places of the words that make a phrase. */
const tellingOf = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => (small.has(word) ? [] : [at]))

/** The words that make a phrase. */
function wordsOf(text: string): string[] {
  const words = [...chunks(text)].flatMap((chunk) => chunk.words)
  return tellingOf(words).map((at) => words[at]!)
}

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
  places: number[]
  meanings: string[][]
}

/** The phrases in the words of a query, longer ones first. */
export function findPhrases(
  words: readonly string[],
  meanings: Meanings,
): Found[] {
  const found: Found[] = []
  const telling = tellingOf(words)
  for (let size = Math.min(longest, telling.length); size > 0; size--) {
    for (let from = 0; from + size <= telling.length; from++) {
      const places = telling.slice(from, from + size)
      // What a longer phrase means, its words do not mean alone.
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
