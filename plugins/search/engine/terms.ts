import type { AskedMatch } from './asked'
import { lastAtMost } from './order'
import { Place, placeOf, type Postings } from './postings'
import type { Unit, Way } from './query'
import { stemOf } from './stem'
import type { Vocabulary } from './vocabulary'

/** A term that a word in the query could mean, and how certain that is. */
export interface Match {
  term: string
  postings: Postings
  weight: number
}

/** Keeps how certain it is that the query means a term. */
export function addMatched(
  matched: Map<string, number>,
  found: readonly [term: string, certainty: number][],
): void {
  for (const [term, certainty] of found) {
    if (certainty > (matched.get(term) ?? 0)) matched.set(term, certainty)
  }
}

/**
 * How certain it is that a term is meant, by how it differs from the typed
 * word.
 */
const certainty = {
  stem: 0.85,
  beginning: 0.7,
  oneEdit: 0.6,
  twoEdits: 0.35,
  /** A completion of a word with a typo. */
  begunWithEdit: 0.3,
  /** Factor for typos in the first letter, because they're rare. */
  otherFirstLetter: 0.75,
}

/** Words of at least this length can have two typos. */
const longWord = 8
const minLengthWithEdits = 4

/** The maximum number of completions and corrections for a word. */
const maxCompletions = 40
const maxCorrections = 12

/** A word that's in at least this many sections isn't a typo. */
const minSections = 3

const isInHeading = ({ marks }: Postings) =>
  marks.some((mark) => placeOf(mark) === Place.heading)

/**
 * Sorts after every character: `word + last` comes after all terms that start
 * with it.
 */
const last = '\uffff'

/** The matches for a word, and the files that can contain more. */
interface Reading {
  matches: Match[]
  asked: AskedMatch[]
  files: Set<number>
}

/** Looks up words in `core.json` and in the files of terms that have loaded. */
export class Terms {
  private readonly known = new Map<string, Reading>()
  /** The files that can contain matches for the current word. */
  private files = new Set<number>()

  constructor(
    private readonly core: Vocabulary,
    /** The first term in each file. */
    private readonly starts: readonly string[],
    private readonly loaded: ReadonlyMap<number, Vocabulary>,
  ) {}

  /** The file that would contain a term. */
  private fileOf(term: string): number {
    return lastAtMost(this.starts, term)
  }

  /** The loaded files that can contain terms with this beginning. */
  private further(beginning: string): Vocabulary[] {
    const found: Vocabulary[] = []
    const end = this.fileOf(beginning + last)
    for (let file = this.fileOf(beginning); file <= end; file++) {
      if (file < this.starts.length) this.files.add(file)
      const vocabulary = this.loaded.get(file)
      if (vocabulary) found.push(vocabulary)
    }
    return found
  }

  /** The files of terms have more postings than `core.json`. */
  private postings(term: string): Postings | undefined {
    const file = this.fileOf(term)
    if (file < this.starts.length) this.files.add(file)
    return this.loaded.get(file)?.postings(term) ?? this.core.postings(term)
  }

  private read(word: string, isLoose: boolean, isLast: boolean): Reading {
    const key = `${word} ${isLoose} ${isLast}`
    const known = this.known.get(key)
    if (known) return known
    this.files = new Set()
    const found = isLoose ? this.expand(word, isLast) : new Map([[word, 1]])
    const reading = {
      matches: [...found].flatMap(([term, weight]): Match[] => {
        const postings = this.postings(term)
        return postings ? [{ term, postings, weight }] : []
      }),
      asked: [...found].flatMap(([term, certainty]): AskedMatch[] => {
        const phrases = this.asked(term)
        return phrases ? [{ term, phrases, certainty }] : []
      }),
      files: this.files,
    }
    this.known.set(key, reading)
    return reading
  }

  private readAll({ terms, loose }: Way, isLast: boolean): Reading[] {
    return terms.map((term, index) =>
      this.read(term, loose, isLast && index === terms.length - 1),
    )
  }

  /** The matches for each word of a way, most certain first. */
  matches(way: Way, isLast: boolean): Match[][] {
    return this.readAll(way, isLast).map(({ matches }) => matches)
  }

  /** The phrases with the word of a way, which needs to be only one. */
  phrases(way: Way, isLast: boolean): AskedMatch[] {
    const [reading, ...others] = this.readAll(way, isLast)
    return reading && !others.length ? reading.asked : []
  }

  /** Whether all words of any way match, or the unit can't be split further. */
  has({ ways, isLast, parts }: Unit): boolean {
    return (
      !parts.length ||
      ways.some((way) =>
        this.matches(way, isLast).every((matches) => matches.length),
      )
    )
  }

  /** The files that the units need and that haven't loaded yet. */
  missingFor(units: readonly Unit[]): number[] {
    const files = new Set<number>()
    const visit = (unit: Unit) => {
      for (const way of unit.ways) {
        for (const reading of this.readAll(way, unit.isLast)) {
          reading.files.forEach((file) => files.add(file))
        }
      }
      if (!this.has(unit)) unit.parts.forEach(visit)
    }
    units.forEach(visit)
    return [...files].filter((file) => !this.loaded.has(file))
  }

  /** If the query is a single unit: the names it could mean. */
  corrections(units: readonly Unit[]): { name: string; certainty: number }[] {
    const [unit] = units
    if (units.length !== 1 || !unit) return []
    return unit.ways
      .filter(({ loose, terms }) => loose && terms.length === 1)
      .flatMap((way) => this.matches(way, unit.isLast).flat())
      .map(({ term, weight }) => ({ name: term, certainty: weight }))
  }

  private asked(term: string): Postings | undefined {
    return this.loaded.get(this.fileOf(term))?.asked(term)
  }

  /** The terms that a word can mean, most certain first. */
  private expand(word: string, isLast: boolean): Map<string, number> {
    const weights = new Map<string, number>()
    const add = (term: string, weight: number) => {
      if (term !== word && weight > (weights.get(term) ?? 0)) {
        weights.set(term, weight)
      }
    }
    const exact = this.postings(word)
    this.addForms(word, add)
    let sections = exact?.sections.length ?? 0
    for (const term of weights.keys()) {
      sections += this.postings(term)?.sections.length ?? 0
    }
    if ((isLast || sections === 0) && word.length > 1) {
      this.addBeginnings(word, add)
    }
    if (
      sections < minSections &&
      !(exact && isInHeading(exact)) &&
      !this.asked(word) &&
      word.length >= minLengthWithEdits &&
      !/^\d+$/.test(word)
    ) {
      this.addEdited(word, isLast && weights.size === 0, add)
    }
    return new Map([[word, 1], ...[...weights].sort(([, a], [, b]) => b - a)])
  }

  private addForms(word: string, add: (term: string, weight: number) => void) {
    const stem = stemOf(word)
    // The last letter of a stem can differ from the word's.
    const beginning = stem.slice(0, Math.max(3, stem.length - 1))
    if (stem.length < 3) return
    for (const vocabulary of [this.core, ...this.further(beginning)]) {
      for (const term of vocabulary.startingWith(beginning)) {
        if (term !== word && stemOf(term) === stem) add(term, certainty.stem)
      }
    }
  }

  private addBeginnings(
    word: string,
    add: (term: string, weight: number) => void,
  ) {
    const found = new Set<string>()
    for (const vocabulary of [this.core, ...this.further(word)]) {
      for (const term of vocabulary.startingWith(word)) found.add(term)
    }
    ;[...found]
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, maxCompletions)
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
    const max = word.length >= longWord ? 2 : 1
    // `core.json` has all titles and headings. Searching all other files would
    // fetch them, so there the first letter has to match.
    const vocabularies = [this.core, ...this.further(word[0]!)]
    const found = new Map<string, number>()
    const collect = (edits: number, asBeginning: boolean) => {
      for (const vocabulary of vocabularies) {
        const isWhole = vocabulary === this.core
        for (const [term, count] of vocabulary.near(word, edits, {
          asBeginning,
          first: isWhole ? '' : word[0]!,
        })) {
          const base = asBeginning
            ? certainty.begunWithEdit
            : count === 1
              ? certainty.oneEdit
              : certainty.twoEdits
          const first = term[0] === word[0] ? 1 : certainty.otherFirstLetter
          found.set(term, base * first)
        }
      }
    }
    collect(max, false)
    if (asPrefix && !found.size) collect(1, true)
    ;[...found]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, maxCorrections)
      .forEach(([term, weight]) => add(term, weight))
  }
}
