import type { Problem } from '../../lib/problem'
import { isPartial, type Field, type Page } from '../page/page'
import { suggest } from '../../lib/suggest'

interface Kind {
  allowed: string
  accepts: (value: unknown) => boolean
}

const text: Kind = {
  allowed: 'a text',
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
  allowed: 'a text, or null for none',
  accepts: (value) => value === null || text.accepts(value),
}
const texts: Kind = {
  allowed: 'a list of texts',
  accepts: (value) => Array.isArray(value) && value.every(text.accepts),
}
const textOrTexts: Kind = {
  allowed: 'a text or a list of texts',
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

/** Fields, their values, and an address that agrees with the page's section. */
export function frontMatter(page: Page): Problem[] {
  const { file, fields } = page
  if (isPartial(file)) return partialProblems(page)
  const missing = required
    .filter((name) => !fields.has(name))
    .map((name) => ({
      file,
      line: 1,
      message: `Front matter without ${name}: each page has ${required.join(' and ')}; add "${name}: …" between the lines of dashes at the top`,
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
    message: `Front matter "${name}" in a partial, which is shown inside other pages and has none: remove it, or name the file without "_" to make it a page`,
  }))
}

function messagesOf(name: string, { value }: Field, page: Page): string[] {
  const kind = kinds[name]
  if (!kind) {
    const names = Object.keys(kinds)
    return [
      `Front matter "${name}" means nothing: allowed are ${names.join(', ')}${suggest(name, names)}`,
    ]
  }
  if (!kind.accepts(value)) {
    return [
      `Front matter "${name}" is ${JSON.stringify(value) ?? 'empty'}: write ${kind.allowed}`,
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
      `The description has ${length} characters: search results show ${shortestDescription} to ${longestDescription}; say in one sentence what a reader finds here`,
    )
  }
  if (!/[.?!]$/.test(description)) {
    messages.push(
      `The description ends with "${description.slice(-12)}": it is a sentence and ends with a full stop`,
    )
  }
  return messages
}

function slugMessages(slug: string, file: string): string[] {
  const place = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
  const [, section = ''] = place.split('/')
  if (!/^(\/[\w$.-]+)+$/.test(slug)) {
    return [
      `The slug is "${slug}": it is the whole address, such as "${place}", beginning with "/" and not ending with it`,
    ]
  }
  if (slug === place) {
    return [
      `The slug is "${slug}", which is the page's address without a slug too: remove the line`,
    ]
  }
  if (slug.split('/')[1] !== section) {
    return [
      `The slug "${slug}" leaves the section of the file: pages of docs/${section} have addresses that begin with "/${section}/"`,
    ]
  }
  return []
}
