import type { Postings } from './postings'
import type { Unit } from './query'
import { stemOf } from './stem'
import type { Vocabulary } from './vocabulary'

/** A term that a word of a query may stand for, and how surely. */
export interface Match {
  term: string
  postings: Postings
  weight: number
}

/** How surely a term is meant, by what it has in common with the typed word. */
const certainty = {
  stem: 0.85,
  beginning: 0.7,
  oneEdit: 0.6,
  twoEdits: 0.35,
  /** Wrong keys and still in the typing. */
  begunWithEdit: 0.3,
  /** People seldom miss the first letter. */
  otherFirstLetter: 0.75,
}

/** From this many letters on, two wrong keys are let pass. */
const longWord = 8
const shortestWithEdits = 4

/** More terms than these share only a common beginning. */
const mostBeginnings = 40
const mostEdited = 12

/** A word that this many sections have is no mistake. */
const certainFrom = 3

/** Vocabularies in which later ones know more of a term than earlier ones. */
export class Terms {
  private readonly known = new Map<string, Match[]>()

  constructor(private readonly vocabularies: readonly Vocabulary[]) {}

  private postings(term: string): Postings | undefined {
    for (let at = this.vocabularies.length - 1; at >= 0; at--) {
      const postings = this.vocabularies[at]!.postings(term)
      if (postings) return postings
    }
    return undefined
  }

  /** The terms that a word stands for. */
  matches(word: string, isLoose: boolean, isLast: boolean): Match[] {
    const key = `${word} ${isLoose} ${isLast}`
    const known = this.known.get(key)
    if (known) return known
    const matches = isLoose ? this.expand(word, isLast) : this.exact(word)
    this.known.set(key, matches)
    return matches
  }

  /** Whether anything has what the unit asks for. */
  has({ ways, isLast, parts }: Unit): boolean {
    return (
      !parts.length ||
      ways.some((way) =>
        way.terms.every((term) => this.matches(term, way.loose, isLast).length),
      )
    )
  }

  /** What the units may be meant to be: each as its surest match is written. */
  corrections(units: readonly Unit[]): { name: string; certainty: number }[] {
    const [unit] = units
    if (units.length !== 1 || !unit) return []
    return unit.ways
      .filter(({ loose, terms }) => loose && terms.length === 1)
      .flatMap(({ terms }) => this.matches(terms[0]!, true, unit.isLast))
      .map(({ term, weight }) => ({ name: term, certainty: weight }))
  }

  private exact(word: string): Match[] {
    const postings = this.postings(word)
    return postings ? [{ term: word, postings, weight: 1 }] : []
  }

  private expand(word: string, isLast: boolean): Match[] {
    const weights = new Map<string, number>()
    const add = (term: string, weight: number) => {
      if (weight > (weights.get(term) ?? 0)) weights.set(term, weight)
    }
    const exact = this.exact(word)
    this.addForms(word, add)
    let sections = exact[0]?.postings.sections.length ?? 0
    for (const term of weights.keys()) {
      sections += this.postings(term)?.sections.length ?? 0
    }
    if ((isLast || sections === 0) && word.length > 1) {
      this.addBeginnings(word, add)
    }
    if (
      sections < certainFrom &&
      word.length >= shortestWithEdits &&
      !/^\d+$/.test(word)
    ) {
      this.addEdited(word, isLast && weights.size === 0, add)
    }
    const others = [...weights].flatMap(([term, weight]): Match[] => {
      const postings = term === word ? undefined : this.postings(term)
      return postings ? [{ term, postings, weight }] : []
    })
    return [...exact, ...others.sort((a, b) => b.weight - a.weight)]
  }

  private addForms(word: string, add: (term: string, weight: number) => void) {
    const stem = stemOf(word)
    // The last letter of a stem may be another one than in the word.
    const beginning = stem.slice(0, Math.max(3, stem.length - 1))
    if (stem.length < 3) return
    for (const vocabulary of this.vocabularies) {
      for (const term of vocabulary.startingWith(beginning)) {
        if (term !== word && stemOf(term) === stem) add(term, certainty.stem)
      }
    }
  }

  private addBeginnings(
    word: string,
    add: (term: string, weight: number) => void,
  ) {
    const found: string[] = []
    for (const vocabulary of this.vocabularies) {
      found.push(...vocabulary.startingWith(word))
    }
    found
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, mostBeginnings)
      .forEach((term) =>
        add(
          term,
          certainty.beginning * (0.5 + (0.5 * word.length) / term.length),
        ),
      )
  }

  private addEdited(
    word: string,
    asPrefix: boolean,
    add: (term: string, weight: number) => void,
  ) {
    const most = word.length >= longWord ? 2 : 1
    const found: [string, number][] = []
    const collect = (edits: number, asBeginning: boolean) => {
      for (const vocabulary of this.vocabularies) {
        for (const [term, count] of vocabulary.near(word, edits, asBeginning)) {
          const base = asBeginning
            ? certainty.begunWithEdit
            : count === 1
              ? certainty.oneEdit
              : certainty.twoEdits
          const first = term[0] === word[0] ? 1 : certainty.otherFirstLetter
          found.push([term, base * first])
        }
      }
    }
    collect(most, false)
    if (asPrefix && !found.length) collect(1, true)
    found
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, mostEdited)
      .forEach(([term, weight]) => add(term, weight))
  }
}
