import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../content/rules/terminology'
import { idOf } from '../../src/components/media/filter'
import { blogs } from '../../src/data/media/blogs'
import { courses } from '../../src/data/media/courses'
import { podcasts } from '../../src/data/media/podcasts'
import { projects } from '../../src/data/media/projects'
import { screencasts } from '../../src/data/media/screencasts'
import { talks } from '../../src/data/media/talks'
import { webinars } from '../../src/data/media/webinars'
import type { MediaEntry } from '../../src/data/types'
import { duplicates, root } from '../pages'

/** Each list, with its page, minimum length, and order. */
const lists: [
  page: string,
  MediaEntry[],
  minimum: number,
  by: 'date' | 'title',
][] = [
  ['media/blogs-media', blogs, 60, 'date'],
  ['media/courses-media', courses, 15, 'title'],
  ['media/podcasts-media', podcasts, 10, 'date'],
  ['media/screencasts-media', screencasts, 20, 'date'],
  ['media/talks-media', talks, 25, 'date'],
  ['media/webinars-media', webinars, 12, 'date'],
  ['projects-media', projects, 10, 'title'],
]

const readPage = (page: string) =>
  readFileSync(path.join(root, `docs/examples/${page}.mdx`), 'utf8')

const isDate = (date: string) =>
  /^\d{4}(-\d{2}(-\d{2})?)?$/.test(date) &&
  new Date(date).toJSON()?.startsWith(date) === true &&
  date > '2014' &&
  date < new Date().toJSON()

const isLink = (href: string) =>
  URL.canParse(href) &&
  href.startsWith('https://') &&
  // Tracking parameters of shops, and the start time of a video.
  !/[?&](utm_\w+|af|ref\w*|couponCode|mc_\w+|t)=/i.test(href)

const isInOrder = (
  values: string[],
  compare: (a: string, b: string) => number,
) =>
  values.every(
    (value, index) => !index || compare(values[index - 1] ?? '', value) <= 0,
  )

/** The mistakes in a list. Each kind has a test case below. */
function problemsOf(
  entries: readonly MediaEntry[],
  minimum: number,
  by: 'date' | 'title',
  hasPeople = true,
): string[] {
  const problems = entries.flatMap((entry) => {
    const { title, href, people, date, text, slides, code } = entry
    const name = `${title}:`
    return [
      title.trim() === title && title !== '' ? '' : `${name} title`,
      /^[a-z0-9-]{3,}$/.test(idOf(entry)) ? '' : `${name} id ${idOf(entry)}`,
      [href, slides, code].every((link) => link === undefined || isLink(link))
        ? ''
        : `${name} link`,
      people.length > 0 === hasPeople &&
      people.every((person) => person.trim() === person && person.length > 2) &&
      !duplicates(people).length
        ? ''
        : `${name} people`,
      by === 'date' ? (date && isDate(date) ? '' : `${name} date`) : '',
      text === undefined || /^[A-Z].{10,}\.$/.test(text) ? '' : `${name} text`,
      ...wordsOf({ text: text ?? '', line: 1 }).map(
        ({ message }) => `${name} ${message}`,
      ),
    ].filter(Boolean)
  })
  if (entries.length < minimum) problems.push(`${entries.length} entries`)
  for (const id of duplicates(entries.map(idOf)))
    problems.push(`duplicate: ${id}`)
  for (const href of duplicates(entries.map(({ href }) => href))) {
    problems.push(`duplicate: ${href}`)
  }
  const isSorted =
    by === 'date'
      ? isInOrder(
          entries.map(({ date }) => date ?? ''),
          (one, other) => (one === other ? 0 : one > other ? -1 : 1),
        )
      : isInOrder(
          entries.map(({ title }) => title.toLowerCase()),
          (one, other) => (one === other ? 0 : one < other ? -1 : 1),
        )
  if (!isSorted) problems.push(`not sorted by ${by}`)
  return problems
}

describe.each(lists)('the list in %s', (page, entries, minimum, by) => {
  it('has no mistakes', () => {
    const hasPeople = entries !== projects
    expect(problemsOf(entries, minimum, by, hasPeople)).toEqual([])
  })

  it('is as long as the page says', () => {
    const [, count] = /^description: \D*(\d+) /m.exec(readPage(page)) ?? []
    expect(Number(count)).toBe(entries.length)
  })

  it("doesn't use the anchor of a heading", () => {
    const headings = [...readPage(page).matchAll(/^## (.+)$/gm)].map(
      ([, title = '']) => idOf({ title, href: '', people: [] }),
    )
    expect(headings).toContain('start-here')
    expect(entries.map(idOf).filter((id) => headings.includes(id))).toEqual([])
  })

  it('has the three to six entries that the page recommends', () => {
    const [, start = ''] =
      /^## Start here\n(.*?)^## /ms.exec(readPage(page)) ?? []
    const links = [...start.matchAll(/\]\((https:[^)]+)\)/g)].map(
      ([, href = '']) => href,
    )
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links.length).toBeLessThanOrEqual(6)
    const hrefs = entries.map(({ href }) => href)
    expect(links.filter((href) => !hrefs.includes(href))).toEqual([])
  })

  it('explains older entries if there are any', () => {
    const hasOld = entries.some(({ date }) => date && date < '2022-06')
    expect(readPage(page).includes('<OlderMedia />')).toBe(hasOld)
  })
})

it('has courses in as many languages as the page says', () => {
  const languages = new Set(courses.map(({ language }) => language))
  expect(languages.size).toBe(5)
  expect(readPage('media/courses-media')).toContain('five languages')
})

describe('problemsOf', () => {
  const good: MediaEntry = {
    title: 'First steps',
    href: 'https://blog.example/first',
    people: ['Ada Lovelace'],
    date: '2020-02-29',
  }
  const next: MediaEntry = {
    ...good,
    title: 'Next steps',
    href: 'https://blog.example/next',
    date: '2019-05',
  }

  it('accepts a correct list', () => {
    expect(problemsOf([good, next], 2, 'date')).toEqual([])
    expect(problemsOf([good, next], 2, 'title')).toEqual([])
  })

  it.each<[string, MediaEntry[], string]>([
    ['too few entries', [good], '1 entries'],
    ['the wrong order', [next, good], 'not sorted by date'],
    [
      "a date that doesn't exist",
      [{ ...good, date: '2020-02-30' }, next],
      'date',
    ],
    ['a date in words', [{ ...good, date: 'Feb 3, 2020' }, next], 'date'],
    ['no date', [{ ...good, date: undefined }, next], 'date'],
    ['a date in the future', [{ ...good, date: '2999-01-01' }, next], 'date'],
    ['no people', [{ ...good, people: [] }, next], 'people'],
    ['a blank name', [{ ...good, people: [' '] }, next], 'people'],
    ['no title', [{ ...good, title: '' }, next], 'title'],
    [
      'a link without HTTPS',
      [{ ...good, href: 'http://blog.example' }, next],
      'link',
    ],
    [
      "a link that isn't a URL",
      [{ ...good, href: 'blog.example' }, next],
      'link',
    ],
    [
      'a tracking parameter',
      [{ ...good, href: `${good.href}?af=1` }, next],
      'link',
    ],
    [
      'a relative link to slides',
      [{ ...good, slides: '/slides' }, next],
      'link',
    ],
    [
      'a duplicate link',
      [good, { ...next, href: good.href }],
      'duplicate: https',
    ],
    [
      'a duplicate title',
      [good, { ...next, title: good.title }],
      'duplicate: first',
    ],
    [
      'a title without Latin letters',
      [{ ...good, title: 'Первые шаги' }, next],
      'id',
    ],
    [
      "a text that isn't a sentence",
      [{ ...good, text: 'cool stuff' }, next],
      'text',
    ],
    [
      'a word to avoid',
      [{ ...good, text: 'You simply start.' }, next],
      'simply',
    ],
  ])('reports %s', (_, entries, problem) => {
    expect(problemsOf(entries, 2, 'date').join('\n')).toContain(problem)
  })

  it('reports titles in the wrong order', () => {
    expect(problemsOf([next, good], 2, 'title')).toEqual([
      'not sorted by title',
    ])
  })
})
