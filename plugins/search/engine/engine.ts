import type {
  Hit,
  SearchAnswer,
  SearchRequest,
  SearchResponse,
} from '../client'
import type { Core, Shard, Texts } from './indexFiles'
import { readNumbers } from './numbers'
import { Highlighter } from './highlight'
import { showsText, toHit } from './hit'
import { type Outline, readOutline } from './outline'
import { lastAtMost } from './order'
import { readQuery } from './query'
import { type Ranked, Ranker } from './rank'
import { Terms } from './terms'
import { Vocabulary } from './vocabulary'

// Here, so pages don't load it before somebody searches.
export { reportMissed } from '../missed'

/** What the engine needs to know about the site. */
export interface IndexSite {
  /** The start of each hit's URL: `https://docs.cypress.io`. */
  origin: string
  /** The value of the facet `language` for all pages. */
  language: string
  /** The values of the facet `docusaurus_tag` for all pages. */
  tags: readonly string[]
}

/** Fetches and parses a file of the index. */
type ReadFile = (name: string) => Promise<unknown>

/** How long the first answer waits for texts, in milliseconds. */
const patience = 120

const hitsPerPage = 20

/** Fetches each file of a kind once. Failed requests are repeated next time. */
class Files<T> {
  readonly loaded = new Map<number, T>()
  private readonly loading = new Map<number, Promise<void>>()

  constructor(
    private readonly kind: string,
    private readonly readFile: ReadFile,
    private readonly unpack: (file: unknown) => T,
  ) {}

  private async fetch(index: number): Promise<void> {
    try {
      const file = await this.readFile(`${this.kind}-${index}.json`)
      this.loaded.set(index, this.unpack(file))
    } finally {
      this.loading.delete(index)
    }
  }

  /** Rejects if a file can't be fetched. */
  load(indexes: readonly number[]): Promise<unknown> {
    return Promise.all(
      indexes.map((index) => {
        if (this.loaded.has(index)) return undefined
        const loading = this.loading.get(index) ?? this.fetch(index)
        this.loading.set(index, loading)
        return loading
      }),
    )
  }

  /** Those of the files that haven't been loaded, each once. */
  without(indexes: readonly number[]): number[] {
    return [...new Set(indexes)].filter((index) => !this.loaded.has(index))
  }
}

/** Waits for `loading`, but only up to `patience`. */
async function soon(loading: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([loading, late])
  clearTimeout(timer)
}

/** Two hits can show the same heading if their own haven't loaded yet. */
const uniqueHits = (hits: readonly Hit[]) =>
  hits.filter(
    (hit, at) =>
      hits.findIndex(({ objectID }) => objectID === hit.objectID) === at,
  )

/**
 * Creates the search engine. `indexFiles.ts` describes its files, and `rank.ts`
 * how it ranks.
 *
 * It answers right away from the files that have loaded. If more are needed, it
 * fetches them and provides a better answer in `more`.
 *
 * @param core the parsed `core.json`
 */
export function createEngine(
  { origin, language, tags }: IndexSite,
  core: unknown,
  readFile: ReadFile,
) {
  const known = core as Core
  const outline: Outline = readOutline(known)
  const ranker = new Ranker(outline, known.phrases)
  const coreTerms = new Vocabulary(known)
  const shards = new Files(
    'terms',
    readFile,
    (file) => new Vocabulary(file as Shard),
  )
  const texts = new Files('texts', readFile, (file) => file as Texts)
  const termsNow = () => new Terms(coreTerms, known.shards, shards.loaded)
  let terms = termsNow()
  let termsOf = 0

  /** Includes the files of terms that have loaded since the last query. */
  const refresh = () => {
    if (termsOf === shards.loaded.size) return
    termsOf = shards.loaded.size
    terms = termsNow()
  }

  /** The first section in each file of texts. */
  let textStarts: number[] | undefined
  const readTextStarts = () => {
    let start = 0
    return readNumbers(known.texts).map((count) => (start += count) - count)
  }
  const textFileOf = (section: number) =>
    lastAtMost((textStarts ??= readTextStarts()), section)

  const textOf = (section: number) => {
    if (!texts.loaded.size) return undefined
    const file = textFileOf(section)
    return texts.loaded.get(file)?.[section - textStarts![file]!]
  }

  /** The areas that match all filters. */
  function areasOf(filters: SearchRequest['facetFilters']): Set<number> {
    let areas = outline.areas.map((_, index) => index)
    for (const filter of filters ?? []) {
      const options = typeof filter === 'string' ? [filter] : filter
      const values = (attribute: string) =>
        options.flatMap((option) =>
          option.startsWith(`${attribute}:`)
            ? [option.slice(attribute.length + 1)]
            : [],
        )
      const holdsForAll =
        values('language').includes(language) ||
        values('docusaurus_tag').some((tag) => tags.includes(tag))
      if (holdsForAll) continue
      const labels = values('hierarchy.lvl0')
      areas = areas.filter((area) => labels.includes(outline.areas[area]!))
    }
    return new Set(areas)
  }

  /** The area that the request prefers. */
  function preferred(filters: SearchRequest['optionalFilters']) {
    const index = outline.areas.findIndex((label) =>
      filters?.includes(`hierarchy.lvl0:${label}`),
    )
    return index < 0 ? undefined : index
  }

  const areaOf = (section: number) =>
    outline.areaOf(outline.pageOfSection[section]!)

  /** Runs a request on the files of terms that have loaded. */
  function find(request: SearchRequest) {
    const query = readQuery(request.query, known.meanings)
    const matched = new Map<string, number>()
    const { top, others, rest } = ranker.rank(query, terms, {
      area: preferred(request.optionalFilters),
      matched,
    })
    const counts = outline.areas.map(() => 0)
    top.forEach(({ section }) => (counts[areaOf(section)]! += 1))
    others.forEach((count, page) => (counts[outline.areaOf(page)]! += count))
    const areas = areasOf(request.facetFilters)
    const isAsked = ({ section }: Ranked) => areas.has(areaOf(section))
    const size = request.hitsPerPage ?? hitsPerPage
    const page = request.page ?? 0
    const from = page * size
    const first = top.filter(isAsked)
    const ranked =
      from + size > first.length ? [...first, ...rest().filter(isAsked)] : first
    return {
      request,
      matched,
      counts,
      count: counts.reduce(
        (sum, one, area) => (areas.has(area) ? sum + one : sum),
        0,
      ),
      size,
      page,
      shown: ranked.slice(from, from + size),
      missing: terms.missingFor(query.units),
    }
  }
  type Found = ReturnType<typeof find>

  /** The files that contain the text or headings to show for the hits. */
  const textFilesFor = ({ shown, request }: Found) =>
    shown
      .filter(
        (hit) =>
          showsText(hit, request) ||
          outline.levels[hit.section]! > outline.depth,
      )
      .map(({ section }) => textFileOf(section))

  function respond(found: Found): SearchResponse {
    const { request, counts, count, shown, size, page, missing } = found
    const highlighter = new Highlighter(found.matched, request)
    return {
      query: request.query,
      hits: uniqueHits(
        shown.map((hit) =>
          toHit(hit, textOf(hit.section), {
            outline,
            request,
            highlighter,
            origin,
          }),
        ),
      ),
      nbHits: count,
      page,
      nbPages: Math.ceil(count / size),
      hitsPerPage: size,
      exhaustiveNbHits: !missing.length,
      ...(request.facets?.includes('hierarchy.lvl0') && {
        facets: {
          'hierarchy.lvl0': Object.fromEntries(
            outline.areas.flatMap((label, area) =>
              counts[area] ? [[label, counts[area]]] : [],
            ),
          ),
        },
      }),
    }
  }

  type Requests = readonly SearchRequest[]

  const findNow = (requests: Requests) => {
    refresh()
    return requests.map(find)
  }

  /** Runs the requests after loading all files of terms that they need. */
  async function findAll(requests: Requests): Promise<Found[]> {
    for (;;) {
      const found = findNow(requests)
      const missing = found.flatMap((one) => one.missing)
      if (!missing.length) return found
      await shards.load(missing)
    }
  }

  const missingTexts = (found: readonly Found[]) =>
    texts.without(found.flatMap(textFilesFor))

  const answer = (found: readonly Found[], more?: Promise<SearchAnswer>) => ({
    results: found.map(respond),
    more,
    isPartial:
      !more &&
      (found.some(({ missing }) => missing.length) ||
        missingTexts(found).length > 0),
  })

  /** An answer with its texts, or with `more` if they don't load soon. */
  async function withTexts(found: Found[]): Promise<SearchAnswer> {
    const missing = missingTexts(found)
    if (!missing.length) return answer(found)
    const loading = texts.load(missing).catch(() => {})
    await soon(loading)
    return missingTexts(found).length
      ? answer(
          found,
          loading.then(() => answer(found)),
        )
      : answer(found)
  }

  return {
    async search(requests: Requests): Promise<SearchAnswer> {
      const found = findNow(requests)
      if (!found.some(({ missing }) => missing.length)) return withTexts(found)
      const all = findAll(requests)
      // Don't report "no results" before everything has been searched.
      if (!found.some(({ count }) => count)) return withTexts(await all)
      return answer(
        found,
        all.then(withTexts, () => withTexts(findNow(requests))),
      )
    },
    /** Fetches all files of terms, so later queries don't have to wait. */
    async loadTerms(): Promise<void> {
      for (let index = 0; index < known.shards.length; index++) {
        await shards.load([index])
      }
    },
  }
}
