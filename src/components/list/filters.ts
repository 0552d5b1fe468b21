/** Query parameters of the selects. `q` is the search field. */
export const choiceNames = [
  'category',
  'badge',
  'topic',
  'framework',
  'language',
  'price',
  'year',
  'type',
  'command',
  'from',
  'to',
] as const

export type ChoiceName = (typeof choiceNames)[number]

/** A select above a list. */
export interface Choice {
  name: ChoiceName
  label: string
  /** The option that shows everything. */
  all: string
  options: { value: string; label: string }[]
  /** Finds the option that an unknown value stands for, or ''. */
  resolve?: (value: string) => string
}

/** The search text and the value of each select; '' matches everything. */
export type Filters = { q: string } & Partial<Record<ChoiceName, string>>

/** Reads the filters in an address, and ignores unknown values. */
export function readFilters(
  search: string,
  choices: readonly Choice[],
): Filters {
  const parameters = new URLSearchParams(search)
  const filters: Filters = { q: parameters.get('q') ?? '' }
  for (const { name, options, resolve } of choices) {
    const chosen = parameters.get(name) ?? ''
    const isKnown = options.some(({ value }) => value === chosen)
    filters[name] = isKnown ? chosen : (resolve?.(chosen) ?? '')
  }
  return filters
}

/** The query string for these filters: empty, or starting with `?`. */
export function toSearch(filters: Filters): string {
  const parameters = new URLSearchParams()
  for (const name of ['q', ...choiceNames] as const) {
    const value = filters[name]?.trim()
    if (value) parameters.set(name, value)
  }
  return parameters.size ? `?${parameters}` : ''
}

/** Words this long also match in the middle of longer words. */
const minInfix = 3

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** Whether a text contains each typed word, or a word that starts with it. */
export function hasWords(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((part) =>
    words.some((word) =>
      part.length < minInfix ? word.startsWith(part) : word.includes(part),
    ),
  )
}
