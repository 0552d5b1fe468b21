/** Kinds of hits: a page's title, a heading of a level, or a text below one. */
export type HitType =
  'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'

/** The way to a hit: section of the site, page, then heading by heading. */
export interface Hierarchy {
  lvl0: string
  lvl1: string
  lvl2: string | null
  lvl3: string | null
  lvl4: string | null
  lvl5: string | null
  lvl6: string | null
}

/** HTML: escaped text in which what the query found is between tags. */
export interface Marked {
  value: string
}

/** Marked levels of a hierarchy; a level that is empty is left out. */
export type MarkedHierarchy = Partial<Record<keyof Hierarchy, Marked>>

/** One section of a page that answers a query. */
export interface Hit {
  objectID: string
  /** Absolute, with the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: HitType
  /** HTML: escaped. */
  hierarchy: Hierarchy
  /** HTML: escaped; `null` where the hit is a heading without text. */
  content: string | null
  _highlightResult: { hierarchy: MarkedHierarchy }
  _snippetResult: { hierarchy: MarkedHierarchy; content?: Marked }
}

/** One query, in the words of the hosted service. */
export interface SearchRequest {
  indexName: string
  query: string
  /** Counted from 0. */
  page?: number
  hitsPerPage?: number
  /** Each `attribute:value` must hold; of those in an inner list, one. */
  facetFilters?: readonly (string | readonly string[])[]
  /** Hits for which one of these `attribute:value` holds get a nudge. */
  optionalFilters?: readonly string[]
  /** Attributes whose values are counted over all hits. */
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  attributesToSnippet?: readonly string[]
  /** With `content`, hits that are headings show their text as well. */
  attributesToHighlight?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
  clickAnalytics?: boolean
}

/** What answers a request. */
export interface SearchResponse {
  query: string
  hits: Hit[]
  /** All hits, on this page of results and on others. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  /** Whether the count is final; the local index may still be loading. */
  exhaustiveNbHits: boolean
  /** Hits by value, for each attribute of the request's `facets`. */
  facets?: Record<string, Record<string, number>>
}

/** What answers requests, one response for each. */
export interface SearchAnswer {
  results: SearchResponse[]
  /**
   * Set where something is still on its way: the answer with more of it, to
   * show instead. Never rejects.
   */
  more?: Promise<SearchAnswer>
}

/**
 * What the modal and the page search with, local or hosted. Its
 * shape is that of the hosted service's own client, so that the modal's
 * `transformSearchClient` may return either.
 */
export interface SearchClient {
  /** Answers at once with what there is; rejects where that is nothing. */
  search(
    requests: { requests: readonly SearchRequest[] } | readonly SearchRequest[],
  ): Promise<SearchAnswer>
  /** Fetches what the first search will need; never rejects. */
  preload(): Promise<void>
  addAlgoliaAgent(segment: string, version?: string): void
  transporter: { algoliaAgent: { value: string } }
}
