import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../../lib/problem'
import {
  isSearched,
  pageKey,
  pageOfSearches,
  searchesOf,
} from '../../lib/searches'
import { suggest } from '../../lib/suggest'
import type { Source } from '../page/files'
import type { Outline } from '../page/outline'
import type { Site } from './site'
import { toDo } from './toDo'

const most = { phrases: 8, characters: 70 }

/** A phrase, and where it is. */
interface Phrase {
  text: string
  key: string
  file: string
  line: number
}

/** Reads the phrases of a file, and finds what isn't a list of phrases. */
function read({ file, text }: Source): {
  phrases: Phrase[]
  keys: { key: string; line: number }[]
  problems: Problem[]
} {
  const lines = new LineCounter()
  const { contents, errors } = parseDocument(text, { lineCounter: lines })
  const lineOf = (offset: number | undefined) =>
    lines.linePos(offset ?? 0).line || 1
  const phrases: Phrase[] = []
  const keys: { key: string; line: number }[] = []
  const problems = errors.map(({ message, pos }) => ({
    file,
    line: lineOf(pos[0]),
    message: message.replace(/ at line[\s\S]*/, '.'),
  }))
  if (problems.length) return { phrases, keys, problems }
  for (const pair of isMap(contents) ? contents.items : []) {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    const line = lineOf(isScalar(pair.key) ? pair.key.range?.[0] : 0)
    keys.push({ key, line })
    const items = isSeq(pair.value) ? pair.value.items : []
    if (!items.length || items.length > most.phrases) {
      problems.push({
        file,
        line,
        message: `"${key}" has ${items.length} phrases. Write a list of 1 to ${most.phrases}.`,
      })
    }
    for (const item of items) {
      const phrase = isScalar(item) ? item.value : undefined
      const at = lineOf(
        isScalar(item) ? item.range?.[0] : pair.value?.range?.[0],
      )
      if (typeof phrase !== 'string' || phrase.length > most.characters) {
        problems.push({
          file,
          line: at,
          message: `"${String(phrase)}" isn't a phrase of up to ${most.characters} characters.`,
        })
      } else phrases.push({ text: phrase, key, file, line: at })
    }
  }
  return { phrases, keys, problems }
}

/** Pages without a file that says what people type. */
const withoutSearches = (outlines: readonly Outline[], files: Set<string>) =>
  outlines
    .filter(
      ({ file, route, unlisted }) =>
        route &&
        !unlisted &&
        isSearched(file.replace('docs/', '')) &&
        !files.has(searchesOf(file)),
    )
    .map(({ file }) => ({
      file,
      line: 1,
      message: `Search doesn't know what people type when this page answers them. Write it into ${searchesOf(file)}, as CONTRIBUTING.md shows.`,
    }))

/**
 * Each page says what people type (`*.searches.yml`). That belongs to sections
 * that exist, and no phrase leads to two of them.
 */
export function searches({ searches: sources, outlines }: Site): Problem[] {
  const seen = new Map<string, Phrase>()
  const files = new Set(sources.map(({ file }) => file))
  const problems = sources.flatMap((source) => {
    const { file } = source
    const page = pageOfSearches(file)
    const outline = outlines.find((one) => one.file === page)
    if (!outline) {
      return [
        {
          file,
          line: 1,
          message: `There's no page ${page}. Rename the file to match its page, or remove it.`,
        },
      ]
    }
    const { phrases, keys, problems } = read(source)
    const anchors = [pageKey, ...outline.anchors]
    return [
      ...problems,
      ...toDo(source),
      ...keys
        .filter(({ key }) => !anchors.includes(key))
        .map(({ key, line }) => ({
          file,
          line,
          message: `The page has no heading with the id "${key}". Write the id of another one, or "${pageKey}" for the page itself.${suggest(key, anchors)}`,
        })),
      ...phrases.flatMap((phrase) => {
        const same = seen.get(phrase.text)
        if (!same) {
          seen.set(phrase.text, phrase)
          return []
        }
        return [
          {
            file,
            line: phrase.line,
            message: `"${phrase.text}" is in ${same.file}:${same.line} too. Keep it where it's answered best.`,
          },
        ]
      }),
    ]
  })
  return [...withoutSearches(outlines, files), ...problems]
}
