import path from 'node:path'
import { replaceWith } from '../api/markdown'
import { readSource } from '../page/files'
import { routeOf } from '../page/page'
import { readPage } from '../page/readPage'
import { readResults, type Results } from './results'

const root = path.join(__dirname, '../..')

/** A page with samples that didn't run for the same reason. */
interface Place {
  file: string
  samples: number
}

/** The places of each reason, those with the most samples first. */
export function placesByReason({ pages }: Results): [string, Place[]][] {
  const reasons = new Map<string, Place[]>()
  for (const [file, results] of pages) {
    for (const result of Object.values(results)) {
      const [, reason] = /^types: (.*)$/.exec(result) ?? []
      if (reason === undefined) continue
      const places = reasons.get(reason) ?? []
      const last = places.at(-1)
      if (last?.file === file) last.samples += 1
      else places.push({ file, samples: 1 })
      reasons.set(reason, places)
    }
  }
  const sizeOf = (places: Place[]) =>
    places.reduce((sum, { samples }) => sum + samples, 0)
  return [...reasons].sort(
    ([a, as], [b, bs]) => sizeOf(bs) - sizeOf(as) || a.localeCompare(b),
  )
}

function linkTo(file: string) {
  const { fields } = readPage(file, readSource(root, file).text)
  const [title, slug] = ['title', 'slug'].map((name) => fields.get(name)?.value)
  return `[${String(title)}](${routeOf(file, slug)})`
}

/**
 * Replaces `<UnrunSamples />` with a list of the reasons why samples aren't run, and
 * the pages that have such samples.
 */
export default replaceWith('UnrunSamples', () =>
  placesByReason(readResults(root))
    .map(
      ([reason, places]) =>
        `- ${reason}: ${places
          .map(
            ({ file, samples }) =>
              `${linkTo(file)}${samples > 1 ? ` (${samples})` : ''}`,
          )
          .join(', ')}`,
    )
    .join('\n'),
)
