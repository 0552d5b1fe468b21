import type { Problem } from '../../lib/problem'
import { isPartial, type Field, type Page } from '../page/page'
import { suggest } from '../../lib/suggest'

interface Kind {
  allowed: string
  accepts: (value: unknown) => boolean
}

const text: Kind = {
  allowed: 'a string',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
}
const flag: Kind = {
  allowed: 'true or false',
  accepts: (value) => typeof value === 'boolean',
}
const number: Kind = {
  allowed: 'a number',
  accepts: (value) => typeof value === 'number',
}
const level: Kind = {
  allowed: 'a number from 2 to 6',
  accepts: (value) =>
    typeof value === 'number' && [2, 3, 4, 5, 6].includes(value),
}
const textOrNull: Kind = {
  allowed: 'a string, or null for none',
  accepts: (value) => value === null || text.accepts(value),
}
const texts: Kind = {
  allowed: 'a list of strings',
  accepts: (value) => Array.isArray(value) && value.every(text.accepts),
}
const textOrTexts: Kind = {
  allowed: 'a string or a list of strings',
  accepts: (value) => text.accepts(value) || texts.accepts(value),
}

const kinds: Record<string, Kind> = {
  title: text,
  description: text,
  slug: text,
  sidebar_position: number,
  sidebar_label: text,
  sidebar_class_name: text,
  displayed_sidebar: textOrNull,
  unlisted: flag,
  api: textOrTexts,
  visit: text,
  keywords: texts,
  image: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
}

const required = ['title', 'description']

const shortestDescription = 50
const longestDescription = 160

/** Front matter has known fields with valid values. */
export function frontMatter(page: Page): Problem[] {
  const { file, fields } = page
  if (isPartial(file)) return partialProblems(page)
  const missing = required
    .filter((name) => !fields.has(name))
    .map((name) => ({
      file,
      line: 1,
      message: `The front matter has no ${name}. Every page needs a ${required.join(' and a ')}. Add "${name}: …" between the lines of dashes at the top.`,
    }))
  const wrong = [...fields].flatMap(([name, field]) =>
    messagesOf(name, field, page).map((message) => ({
      file,
      line: field.line,
      message,
    })),
  )
  return [...missing, ...wrong]
}

function partialProblems({ file, fields }: Page): Problem[] {
  return [...fields].slice(0, 1).map(([name, { line }]) => ({
    file,
    line,
    message: `A partial can't have front matter, but this one has "${name}". Remove it, or rename the file without "_" to make it a page.`,
  }))
}

function messagesOf(name: string, { value }: Field, page: Page): string[] {
  const kind = kinds[name]
  if (!kind) {
    const names = Object.keys(kinds)
    return [
      `Unknown front matter "${name}". Allowed: ${names.join(', ')}.${suggest(name, names)}`,
    ]
  }
  if (!kind.accepts(value)) {
    return [
      `The front matter "${name}" is ${JSON.stringify(value)}. Write ${kind.allowed}.`,
    ]
  }
  if (name === 'description') return descriptionMessages(String(value))
  if (name === 'slug') return slugMessages(String(value), page.file)
  return []
}

function descriptionMessages(description: string): string[] {
  const { length } = description
  const messages: string[] = []
  if (length < shortestDescription || length > longestDescription) {
    messages.push(
      `The description has ${length} characters. Allowed: ${shortestDescription} to ${longestDescription}, which is what search results show. Summarize the page in one sentence.`,
    )
  }
  if (!/[.?!]$/.test(description)) {
    messages.push(
      `The description ends with "${description.slice(-12)}". Write a full sentence with a period.`,
    )
  }
  return messages
}

function slugMessages(slug: string, file: string): string[] {
  const place = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
  const [, section = ''] = place.split('/')
  if (!/^(\/[\w$.-]+)+$/.test(slug)) {
    return [
      `The slug "${slug}" isn't a whole path. Write one like "${place}", with a slash at the start and none at the end.`,
    ]
  }
  if (slug === place) {
    return [`The slug "${slug}" is what the page gets without one. Remove it.`]
  }
  if (slug.split('/')[1] !== section) {
    return [
      `The slug "${slug}" is outside the page's section. Pages in docs/${section} need a slug that starts with "/${section}/".`,
    ]
  }
  return []
}
