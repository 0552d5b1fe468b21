/*
 * What people type when a section answers them is in a file beside the page,
 * because they describe problems and goals in other words than the section:
 *
 *     # docs/api/actions/blur.searches.yml
 *     _page:
 *       - unfocus a text field
 *     the-events-it-sends:
 *       - focusout not triggered
 *
 * Search indexes these phrases too ("document expansion"). They're never shown.
 */

/** The key for the part of a page above its first heading. */
export const pageKey = '_page'

/**
 * Whether a page, by its path in `docs`, can be a search result. The others are
 * parts of pages, or for authors.
 */
export const isSearched = (path: string): boolean =>
  !/^(partials|contributing)\//.test(path)

const ending = '.searches.yml'

export const isSearches = (file: string): boolean => file.endsWith(ending)

/** `docs/a.searches.yml` for `docs/a.mdx`. */
export const searchesOf = (page: string): string =>
  page.replace(/\.mdx$/, ending)

/** `docs/a.mdx` for `docs/a.searches.yml`. */
export const pageOfSearches = (file: string): string =>
  file.slice(0, -ending.length) + '.mdx'
