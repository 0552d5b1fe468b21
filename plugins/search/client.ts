/** What a hit is: a page's title, a heading, or text below a heading. */
export type HitType =
  'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'

/**
 * Where a hit is: section of the site, page, then the headings from the top.
 */
export interface Hierarchy {
  lvl0: string
  lvl1: string
  lvl2: string | null
  lvl3: string | null
  lvl4: string | null
  lvl5: string | null
  lvl6: string | null
}

/** Escaped HTML with tags around the matches. */
interface Marked {
  value: string
}

/** The marked levels of a hierarchy, without empty ones. */
export type MarkedHierarchy = Partial<Record<keyof Hierarchy, Marked>>

/** A section of a page that matches a query. */
export interface Hit {
  objectID: string
  /** Absolute URL with the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: HitType
  /** Escaped HTML. */
  hierarchy: Hierarchy
  /** Escaped HTML, or `null` if the hit is a heading without text. */
  content: string | null
  _highlightResult: { hierarchy: MarkedHierarchy }
  _snippetResult: { hierarchy: MarkedHierarchy; content?: Marked }
}

/** A query, in the format of the hosted service. */
export interface SearchRequest {
  indexName: string
  query: string
  /** Starts at 0. */
  page?: number
  hitsPerPage?: number
  /** Every `attribute:value` must match, but only one in each inner list. */
  facetFilters?: readonly (string | readonly string[])[]
  /** Hits that match one of these `attribute:value` rank slightly higher. */
  optionalFilters?: readonly string[]
  /** Attributes for which to count the hits by value. */
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  attributesToSnippet?: readonly string[]
  /** With `content`, headings come with their text too. */
  attributesToHighlight?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
  clickAnalytics?: boolean
}

/** The response to a request. */
export interface SearchResponse {
  query: string
  hits: Hit[]
  /** The number of hits on all pages of results. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  /** Whether `nbHits` is final. Not if the local index is still loading. */
  exhaustiveNbHits: boolean
  /**
   * The number of hits by value, for each attribute in the request's `facets`.
   */
  facets?: Record<string, Record<string, number>>
}

/** One response for each request. */
export interface SearchAnswer {
  results: SearchResponse[]
  /**
   * Resolves to a more complete answer to show instead. Never rejects. Only set
   * if more files of the local index are still loading.
   */
  more?: Promise<SearchAnswer>
  /**
   * Whether results or their texts are missing, because files of the local index
   * couldn't be fetched. The same search fetches them again.
   */
  isPartial?: boolean
}

/**
 * What the dialog and the search page use to search, either locally or with the
 * hosted service. Has the interface of the service's own client, because
 * DocSearch's `transformSearchClient` expects it.
 */
export interface SearchClient {
  /** Answers right away with the results so far. Rejects if it has none. */
  search(
    requests: { requests: readonly SearchRequest[] } | readonly SearchRequest[],
  ): Promise<SearchAnswer>
  /** Prefetches what the first search needs. Never rejects. */
  preload(): Promise<void>
  addAlgoliaAgent(segment: string, version?: string): void
  transporter: { algoliaAgent: { value: string } }
}
