/** What the build knows about the source of a page. */
export interface SourceLines {
  /** The version of Cypress that the page documents. */
  version: string
  /** The line of each heading, by its id. */
  lines: Readonly<Record<string, number>>
}

/** Where the lines of a page are, below the site's base URL. */
export const linesFile = (id: string): string => `lines/${id}.json`
