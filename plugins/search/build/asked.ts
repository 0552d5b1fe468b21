import { pageKey } from '../../../lib/searches'
import { type Asked, maxPhrases, phraseOf } from '../engine/asked'
import { stemOf } from '../engine/stem'
import { type Chunk, chunks, joinedVerb, stopWords } from '../engine/tokenize'
import type { Call } from './otherTools'
import type { SearchPage } from './page'
import { namesOf } from './pageNames'

/** The words and identifiers of a phrase that say what it's about. */
function significantOf(phrase: string): Chunk[] {
  const all = [...chunks(phrase)]
  const significant = all.filter(
    ({ words, lead }) => lead || !words.every((word) => stopWords.has(word)),
  )
  return significant.length ? significant : all
}

/** A word such as `get` or `video` also means other things. */
const isWord = (name: string) => /^[a-z]+$/.test(name)

/** The terms that find a name of another tool, and how much of it they are. */
function sharesOfCall({ name, tools }: Call): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { words } of chunks(tools.join(' '))) {
    words.forEach((word) => shares.set(word, 0))
  }
  for (const one of [name, name.split('.').at(-1) ?? name]) {
    for (const { joined, lead } of chunks(one)) {
      shares.set(joined, isWord(one) ? 0.5 : 1)
      if (lead === '--') shares.set(`--${joined}`, 1)
    }
  }
  return shares
}

/** The phrases of all sections, by section. */
const phrasesOf = (pages: readonly SearchPage[]): (readonly string[])[] =>
  pages.flatMap(({ sections, searches }) =>
    sections.map(
      ({ anchor }) => searches[anchor ?? pageKey]?.slice(0, maxPhrases) ?? [],
    ),
  )

/**
 * Indexes what people type when a section answers them: the number of phrases,
 * and for each term the phrases that contain it, with the term's share.
 */
export function indexPhrases(pages: readonly SearchPage[]) {
  const found = phrasesOf(pages).flatMap((phrases, section) =>
    phrases.map((text, index) => ({
      phrase: phraseOf(section, index),
      text,
      significant: significantOf(text),
    })),
  )
  const stems = new Map<string, string>()
  const stemOfChunk = ({ joined }: Chunk) => {
    const stem = stems.get(joined) ?? stemOf(joined)
    stems.set(joined, stem)
    return stem
  }
  const frequencies = new Map<string, number>()
  for (const { significant } of found) {
    for (const stem of new Set(significant.map(stemOfChunk))) {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1)
    }
  }
  const rarity = (chunk: Chunk) =>
    Math.log(1 + found.length / (frequencies.get(stemOfChunk(chunk)) ?? 1))

  const terms = new Map<string, Asked[]>()
  const addTerms = (phrase: number, shares: ReadonlyMap<string, number>) => {
    for (const [term, share] of shares) {
      const phrases = terms.get(term)
      if (phrases) phrases.push({ phrase, share })
      else terms.set(term, [{ phrase, share }])
    }
  }
  for (const { phrase, text, significant } of found) {
    const sum = significant.reduce((all, chunk) => all + rarity(chunk), 0)
    const shares = new Map<string, number>()
    const add = (term: string, share: number) =>
      shares.set(term, Math.max(share, shares.get(term) ?? 0))
    for (const chunk of significant) {
      const share = rarity(chunk) / sum
      add(chunk.joined, share)
      if (chunk.words.length > 1) {
        chunk.words.forEach((word) => add(word, share / chunk.words.length))
      }
    }
    let before = ''
    for (const { joined } of chunks(text)) {
      const verb = joinedVerb(before, joined)
      if (verb) add(verb, shares.get(before) ?? 0)
      before = joined
    }
    addTerms(phrase, shares)
  }
  const own = new Set(pages.flatMap(namesOf))
  const names = pages.flatMap(({ sections, calls }) =>
    sections.map(({ anchor }) => calls[anchor ?? pageKey] ?? []),
  )
  for (const [section, ofSection] of names.entries()) {
    const shares = ofSection
      .flatMap((name) => [...sharesOfCall(name)])
      .filter(([term]) => !own.has(term))
      // The highest share of each term is last.
      .sort(([, a], [, b]) => a - b)
    addTerms(phraseOf(section, maxPhrases), new Map(shares))
  }
  const named = names.filter(({ length }) => length)
  return { phrases: found.length + named.length, terms }
}
