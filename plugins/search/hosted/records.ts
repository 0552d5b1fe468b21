import { escapeHtml } from '../../../lib/escapeHtml'
import { pageKey } from '../../../lib/searches'
import type { Hierarchy, Hit, HitType } from '../client'
import type { Section } from '../build/cut'
import { describeCall } from '../build/otherTools'
import type { SearchPage } from '../build/page'
import { priorsOf, signpostShare } from '../build/priors'
import { levels } from '../hits'

/** A record of the hosted index, in the format of the service's own crawler. */
interface HostedRecord extends Omit<
  Hit,
  '_highlightResult' | '_snippetResult'
> {
  language: string
  lang: string
  docusaurus_tag: string
  /** What people type when the section answers it, for its heading. */
  searches?: readonly string[]
  weight: {
    /**
     * 100 times how likely people look for the page, or less for lists of
     * links.
     */
    pageRank: number
    /** 100 for a title, 10 less for each level below it, and 0 for text. */
    level: number
    position: number
  }
}

/** What all records have in common. */
interface RecordsSite {
  /** `https://docs.cypress.io` */
  origin: string
  language: string
  tag: string
}

/**
 * Maximum length of a record's text. The service accepts records up to 10 kB.
 */
const maxCharacters = 1000

/** Joins short pieces of text, and splits long ones at spaces. */
export function gather(pieces: readonly string[]): string[] {
  const gathered: string[] = []
  for (const piece of pieces) {
    const parts = piece
      .replace(/\s+/g, ' ')
      .match(new RegExp(`.{1,${maxCharacters}}(?=\\s|$)|\\S+`, 'gu'))
    for (const part of parts ?? []) {
      const last = gathered.at(-1)
      if (last !== undefined && last.length + part.length < maxCharacters) {
        gathered[gathered.length - 1] = `${last} ${part.trim()}`
      } else gathered.push(part.trim())
    }
  }
  return gathered
}

/**
 * The headings that lead to a section, given those of the section before it.
 */
function hierarchyOf(
  section: Section,
  before: Hierarchy | undefined,
  area: string,
): Hierarchy {
  const at = section.level - 1
  const entries = levels.map((level, index) => [
    level,
    index < at
      ? (before?.[level] ?? null)
      : index === at
        ? escapeHtml(section.heading)
        : null,
  ])
  return { lvl0: escapeHtml(area), ...Object.fromEntries(entries) } as Hierarchy
}

/** Converts a page to records for the hosted service. */
export function toHostedRecords(
  page: SearchPage,
  prior: number,
  { origin, language, tag }: RecordsSite,
): HostedRecord[] {
  const records: HostedRecord[] = []
  const url = origin + page.path
  let before: Hierarchy | undefined
  for (const section of page.sections) {
    const hierarchy = hierarchyOf(section, before, page.area)
    before = hierarchy
    const key = section.anchor ?? pageKey
    const add = (
      type: HitType,
      content: string | null,
      searches?: readonly string[],
    ) =>
      records.push({
        objectID: `${page.path}#${section.anchor ?? ''}:${records.length}`,
        url: section.anchor === null ? url : `${url}#${section.anchor}`,
        url_without_anchor: url,
        anchor: section.anchor,
        type,
        hierarchy,
        content: content === null ? null : escapeHtml(content),
        language,
        lang: language,
        docusaurus_tag: tag,
        ...(searches && { searches }),
        weight: {
          pageRank: Math.round(
            prior * 100 * (section.isSignpost ? signpostShare : 1),
          ),
          level: type === 'content' ? 0 : 110 - 10 * section.level,
          position: records.length,
        },
      })
    add(`lvl${section.level}` as HitType, null, page.searches[key])
    const summary = section.level === 1 && page.description
    const texts = gather(summary ? [summary, ...section.text] : section.text)
    const names = page.calls[key]?.map(describeCall) ?? []
    for (const text of [...texts, ...gather(section.code), ...gather(names)]) {
      add('content', text)
    }
  }
  return records
}

/** Returns the records of all pages. */
export function toRecords(
  pages: readonly SearchPage[],
  site: RecordsSite,
): HostedRecord[] {
  const priors = priorsOf(pages)
  return pages.flatMap((page, at) =>
    toHostedRecords(page, priors[at] ?? 1, site),
  )
}
