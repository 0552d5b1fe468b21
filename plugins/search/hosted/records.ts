import { escapeHtml } from '../../../lib/escapeHtml'
import type { Hierarchy, Hit, HitType } from '../client'
import type { Section } from '../build/cut'
import type { SearchPage } from '../build/page'
import { priorsOf } from '../build/priors'

/** One record of the hosted service's index, as its own crawler writes them. */
interface HostedRecord extends Omit<
  Hit,
  '_highlightResult' | '_snippetResult'
> {
  language: string
  lang: string
  docusaurus_tag: string
  weight: {
    /** How likely the page is to be sought, times 100; less for links only. */
    pageRank: number
    /** 100 for a title, less for each level below it, 0 for a text. */
    level: number
    position: number
  }
}

/** What all records of the site have in common. */
interface RecordsSite {
  /** `https://docs.cypress.io` */
  origin: string
  language: string
  tag: string
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** What a section counts that only says where else to look. */
const signpost = 0.25

/** Characters of a record's text; the service takes records up to 10 kB. */
const mostCharacters = 1000

/** Puts short pieces together, and cuts what is too long at a white space. */
export function gather(pieces: readonly string[]): string[] {
  const gathered: string[] = []
  for (const piece of pieces) {
    const parts = piece
      .replace(/\s+/g, ' ')
      .match(new RegExp(`.{1,${mostCharacters}}(?=\\s|$)|\\S+`, 'gu'))
    for (const part of parts ?? []) {
      const last = gathered.at(-1)
      if (last !== undefined && last.length + part.length < mostCharacters) {
        gathered[gathered.length - 1] = `${last} ${part.trim()}`
      } else gathered.push(part.trim())
    }
  }
  return gathered
}

/** The levels of a section, given those of the section before it. */
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

/** Cuts a page into the records that the hosted service searches. */
export function toHostedRecords(
  page: SearchPage,
  prior: number,
  { origin, language, tag }: RecordsSite,
): HostedRecord[] {
  const records: HostedRecord[] = []
  const url = origin + page.path
  let hierarchy: Hierarchy | undefined
  for (const section of page.sections) {
    hierarchy = hierarchyOf(section, hierarchy, page.area)
    const add = (type: HitType, content: string | null) =>
      records.push({
        objectID: `${page.path}#${section.anchor ?? ''}:${records.length}`,
        url: section.anchor === null ? url : `${url}#${section.anchor}`,
        url_without_anchor: url,
        anchor: section.anchor,
        type,
        hierarchy: hierarchy!,
        content: content === null ? null : escapeHtml(content),
        language,
        lang: language,
        docusaurus_tag: tag,
        weight: {
          pageRank: Math.round(
            prior * 100 * (section.isSignpost ? signpost : 1),
          ),
          level: type === 'content' ? 0 : 110 - 10 * section.level,
          position: records.length,
        },
      })
    add(levels[section.level - 1]!, null)
    const summary = section.level === 1 && page.description
    const texts = gather(summary ? [summary, ...section.text] : section.text)
    for (const text of [...texts, ...gather(section.code)]) add('content', text)
  }
  return records
}

/** All records of the site, page by page. */
export function toRecords(
  pages: readonly SearchPage[],
  site: RecordsSite,
): HostedRecord[] {
  const priors = priorsOf(pages)
  return pages.flatMap((page, at) =>
    toHostedRecords(page, priors[at] ?? 1, site),
  )
}
