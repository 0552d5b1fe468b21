import type { MediaEntry, MediaLanguage } from '../../data/types'
import {
  type Choice,
  type ChoiceName,
  type Filters,
  hasWords,
} from '../list/filters'

/** Filters for entries; each page uses the ones that help there. */
export type MediaFilter = Extract<
  ChoiceName,
  'topic' | 'framework' | 'language' | 'price' | 'year'
>

const languages: Record<MediaLanguage, string> = {
  es: 'Spanish',
  fr: 'French',
  pl: 'Polish',
  pt: 'Portuguese',
  ru: 'Russian',
  sk: 'Slovak',
}

/** The name of the entry's language. */
export const languageOf = ({ language }: MediaEntry): string =>
  language ? languages[language] : 'English'

const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The anchor of an entry. */
export const idOf = ({ id, title }: MediaEntry): string => id ?? toSlug(title)

/** Whether `#id` is the anchor of an entry. */
export const hasAnchor = (
  entries: readonly MediaEntry[],
  id: string,
): boolean => entries.some((entry) => idOf(entry) === id)

/** The labels of each filter, and an entry's value for it. */
const kinds: Record<
  MediaFilter,
  { label: string; all: string; of: (entry: MediaEntry) => string | undefined }
> = {
  topic: { label: 'Topic', all: 'All topics', of: ({ topic }) => topic },
  framework: {
    label: 'Framework',
    all: 'All frameworks',
    of: ({ framework }) => framework,
  },
  language: { label: 'Language', all: 'All languages', of: languageOf },
  price: { label: 'Price', all: 'All prices', of: ({ price }) => price },
  year: {
    label: 'Year',
    all: 'All years',
    of: ({ date }) => date?.slice(0, 4),
  },
}

const mediaFilters = Object.keys(kinds) as MediaFilter[]

/** The selects for these filters, with each value that an entry has. */
export const choicesOf = (
  entries: readonly MediaEntry[],
  names: readonly MediaFilter[],
): Choice[] =>
  names.map((name) => {
    const { label, all, of } = kinds[name]
    const counts = new Map<string, number>()
    for (const value of entries.map(of)) {
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const values = [...counts].sort(([one], [other]) =>
      name === 'year' ? other.localeCompare(one) : one.localeCompare(other),
    )
    const options = values.map(([value, count]) => ({
      value: toSlug(value),
      label: `${value} (${count})`,
    }))
    return { name, label, all, options }
  })

/** The entries that match. */
export const filterEntries = (
  entries: readonly MediaEntry[],
  filters: Filters,
): MediaEntry[] =>
  entries.filter((entry) => {
    const { title, people, source, text, level, date } = entry
    const values = mediaFilters.map((name) => kinds[name].of(entry) ?? '')
    const isChosen = mediaFilters.every(
      (name, index) =>
        !filters[name] || filters[name] === toSlug(values[index] ?? ''),
    )
    const words = [title, ...people, source, text, level, date, ...values]
    return isChosen && hasWords(words.join(' '), filters.q)
  })

/** The release of Cypress 10, which renamed files and settings. */
const cypress10 = '2022-06-01'

/** Whether an entry is from before Cypress 10. Without a date, it isn't. */
export const isOld = ({ date }: MediaEntry): boolean =>
  date !== undefined && date < cypress10.slice(0, date.length)

/** A date, a month, or a year in words. */
export const toWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: date.length > 4 ? 'short' : undefined,
    day: date.length > 7 ? 'numeric' : undefined,
  })
