import type { Hit, SearchRequest, SearchResponse } from '../client'
import type { LocalOptions } from '../local'
import type { Core, Shard, Texts } from './files'
import { readNumbers } from './numbers'
import { Highlighter } from './highlight'
import { asksForTexts, showsText, toHit } from './hit'
import { type Outline, readOutline } from './outline'
import { readQuery } from './query'
import { type Ranked, Ranker } from './rank'
import { Terms } from './terms'
import { Vocabulary } from './vocabulary'

/** Reads a file of the index. */
export type ReadFile = (name: string) => Promise<unknown>

/** Milliseconds after which an answer does without what is still on its way. */
const patience = { terms: 400, texts: 120 }

const hitsPerPage = 20

/** Hits whose text is waited for, unless the request asks for all. */
const mostTexts = 6

/** Files of a kind, each fetched once; one that failed is tried again. */
class Files<T> {
  readonly loaded = new Map<number, T>()
  private readonly loading = new Map<number, Promise<void>>()

  constructor(
    private readonly kind: string,
    private readonly readFile: ReadFile,
    private readonly unpack: (file: unknown) => T,
  ) {}

  load(index: number): Promise<void> {
    const known = this.loading.get(index)
    if (known) return known
    const loading = this.readFile(`${this.kind}-${index}.json`).then(
      (file) => void this.loaded.set(index, this.unpack(file)),
      () => void this.loading.delete(index),
    )
    this.loading.set(index, loading)
    return loading
  }

  /** Waits for the files, but not for long. */
  async await(indexes: Iterable<number>, patience: number): Promise<void> {
    const missing = [...new Set(indexes)].filter(
      (index) => !this.loaded.has(index),
    )
    if (!missing.length) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([
      Promise.all(missing.map((index) => this.load(index))),
      late,
    ])
    clearTimeout(timer)
  }
}

/** The last of the starts that does not come after the sought one. */
function fileOf<T>(starts: readonly T[], sought: T): number {
  const after = starts.findIndex((start) => start > sought)
  return after < 0 ? starts.length - 1 : Math.max(0, after - 1)
}

/** Two sections may have been shown as the one above both. */
const uniqueHits = (hits: readonly Hit[]) =>
  hits.filter(
    (hit, at) =>
      hits.findIndex(({ objectID }) => objectID === hit.objectID) === at,
  )

/** Answers requests from the files that the build wrote. */
export function createEngine(
  {
    origin,
    language,
    tags,
  }: Pick<LocalOptions, 'origin' | 'language' | 'tags'>,
  core: unknown,
  readFile: ReadFile,
) {
  const known = core as Core
  const outline: Outline = readOutline(known)
  const ranker = new Ranker(outline)
  const coreTerms = new Vocabulary(known)
  const shards = new Files(
    'terms',
    readFile,
    (file) => new Vocabulary(file as Shard),
  )
  const texts = new Files('texts', readFile, (file) => file as Texts)
  let terms = new Terms([coreTerms])
  let termsOf = 0

  /** Knows all terms of the files that have come by now. */
  const refresh = () => {
    if (termsOf === shards.loaded.size) return
    termsOf = shards.loaded.size
    terms = new Terms([coreTerms, ...shards.loaded.values()])
  }

  /** The first section of each file of texts. */
  const textStarts: number[] = []
  readNumbers(known.texts).reduce((start, count) => {
    textStarts.push(start)
    return start + count
  }, 0)
  const textFileOf = (section: number) => fileOf(textStarts, section)

  const textOf = (section: number) => {
    const file = textFileOf(section)
    return texts.loaded.get(file)?.[section - textStarts[file]!]
  }

  /** The areas that the filters leave, or none if they exclude this site. */
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

  /** The area that the request asks to prefer. */
  function preferred(filters: SearchRequest['optionalFilters']) {
    const index = outline.areas.findIndex((label) =>
      filters?.includes(`hierarchy.lvl0:${label}`),
    )
    return index < 0 ? undefined : index
  }

  const areaOf = ({ section }: Ranked) =>
    outline.areaOfPage[outline.pageOfSection[section]!]!

  /** The files without which the hits would lack their heading or text. */
  function textFilesFor(shown: readonly Ranked[], request: SearchRequest) {
    const isDeep = ({ section }: Ranked) =>
      outline.levels[section]! > outline.depth
    const withText = shown
      .filter((hit) => showsText(hit, request))
      .slice(0, asksForTexts(request) ? undefined : mostTexts)
    return [...withText, ...shown.filter(isDeep)].map(({ section }) =>
      textFileOf(section),
    )
  }

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    const query = readQuery(request.query, known.meanings)
    // The titles that other names mean are in the first file.
    const asked = query.units.flatMap(({ ways }) =>
      ways.filter(({ loose }) => loose).flatMap((way) => way.terms),
    )
    // The first file alone would find less, and the count would be wrong.
    await shards.await(
      known.shards.length
        ? asked.map((term) => fileOf(known.shards, term))
        : [],
      patience.terms,
    )
    refresh()

    const matched = new Map<string, number>()
    const all = query.units.length
      ? ranker.rank(query, terms, {
          area: preferred(request.optionalFilters),
          matched,
        })
      : []
    const areas = areasOf(request.facetFilters)
    const ranked = all.filter((hit) => areas.has(areaOf(hit)))
    const size = request.hitsPerPage ?? hitsPerPage
    const page = request.page ?? 0
    const shown = ranked.slice(page * size, (page + 1) * size)
    await texts.await(textFilesFor(shown, request), patience.texts)
    const highlighter = new Highlighter(matched, request)
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
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / size),
      hitsPerPage: size,
      exhaustiveNbHits: true,
      ...(request.facets?.includes('hierarchy.lvl0') && {
        facets: {
          'hierarchy.lvl0': Object.fromEntries(
            outline.areas.flatMap((label, area) => {
              const count = all.filter((hit) => areaOf(hit) === area).length
              return count ? [[label, count]] : []
            }),
          ),
        },
      }),
    }
  }

  return {
    search: async (requests: readonly SearchRequest[]) => ({
      results: await Promise.all(requests.map(answer)),
    }),
    /** Fetches all files of terms, after which no query waits for any. */
    async loadTerms(): Promise<void> {
      for (let index = 0; index < known.shards.length; index++) {
        await shards.load(index)
      }
    },
  }
}
