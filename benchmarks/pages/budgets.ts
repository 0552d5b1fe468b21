/** What a page costs a visitor who has never been on the site. */
export interface Weight {
  page: string
  /** Bytes as good hosts send them: compressed with Brotli. */
  html: number
  css: number
  /** What it takes to read: all that is loaded before the load event. */
  before: number
  /** All scripts, those included that come when the page can be read. */
  js: number
  /** All of these, with the pictures that the page shows at once. */
  all: number
  /** What is asked for before the load event. */
  requests: number
}

/** What a page should cost at most; `npm run benchmark -- pages` compares. */
export const targets = {
  html: 60_000,
  css: 18_000,
  before: 40_000,
  js: 115_000,
  all: 180_000,
  requests: 12,
} satisfies Partial<Record<keyof Weight, number>>

/**
 * What no page may cost more of. Where a target is not reached yet, this is
 * what was: lower it with each gain, and never raise it. That of scripts rose
 * once, by the starter that took nearly all of them out of `before`.
 */
export const budgets: typeof targets = {
  ...targets,
  before: 72_000,
  js: 169_000,
  all: 233_500,
}

/** The measures that have a budget. */
export const measures = Object.keys(budgets) as (keyof typeof budgets)[]

/** What goes beyond a budget: the worst page, and how many others do. */
export function findExcess(weights: readonly Weight[]): string[] {
  return measures.flatMap((measure) => {
    const most = budgets[measure]
    const [worst, ...others] = weights
      .filter((weight) => weight[measure] > most)
      .sort((a, b) => b[measure] - a[measure])
    if (!worst) return []
    const more = others.length ? `, and ${others.length} more pages` : ''
    return `${measure}: ${worst[measure]} on ${worst.page}${more}; the budget is ${most}`
  })
}
