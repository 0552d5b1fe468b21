/** The names in addresses of what a reader can choose, beside `q` for words. */
export const choiceNames = [
  'category',
  'badge',
  'topic',
  'framework',
  'language',
  'price',
  'year',
] as const

export type ChoiceName = (typeof choiceNames)[number]

/** A select above a list. */
export interface Choice {
  name: ChoiceName
  label: string
  /** The words for all that there is. */
  all: string
  options: { value: string; label: string }[]
}

/** What a reader looks for: words, and a value of each choice; '' is open. */
export type Filters = { q: string } & Partial<Record<ChoiceName, string>>

/** The filters of an address; values that nothing has are left out. */
export function readFilters(
  search: string,
  choices: readonly Choice[],
): Filters {
  const parameters = new URLSearchParams(search)
  const filters: Filters = { q: parameters.get('q') ?? '' }
  for (const { name, options } of choices) {
    const chosen = parameters.get(name)
    filters[name] = options.find(({ value }) => value === chosen)?.value ?? ''
  }
  return filters
}

/** The part of an address that says what is looked for. */
export function toSearch(filters: Filters): string {
  const parameters = new URLSearchParams()
  for (const name of ['q', ...choiceNames] as const) {
    const value = filters[name]?.trim()
    if (value) parameters.set(name, value)
  }
  return parameters.size ? `?${parameters}` : ''
}

/** From this length on, a word is also found inside of longer ones. */
const longEnough = 3

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** Whether a text has each word that was typed, or one that begins so. */
export function hasWords(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((part) =>
    words.some((word) =>
      part.length < longEnough ? word.startsWith(part) : word.includes(part),
    ),
  )
}
