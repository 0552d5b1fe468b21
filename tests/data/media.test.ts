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
import { root } from '../pages'

/** The lists by their pages, how long each is at least, and its order. */
const lists: [
  page: string,
  MediaEntry[],
  least: number,
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
  // What shops add to count who sent a visitor, and where to start a video.
  !/[?&](utm_\w+|af|ref\w*|couponCode|mc_\w+|t)=/i.test(href)

const twice = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const isInOrder = (
  values: string[],
  compare: (a: string, b: string) => number,
) =>
  values.every(
    (value, place) => !place || compare(values[place - 1] ?? '', value) <= 0,
  )

/** What is wrong with a list; each case has a test that shows it. */
function problemsOf(
  entries: readonly MediaEntry[],
  least: number,
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
      !twice(people).length
        ? ''
        : `${name} people`,
      by === 'date' ? (date && isDate(date) ? '' : `${name} date`) : '',
      text === undefined || /^[A-Z].{10,}\.$/.test(text) ? '' : `${name} text`,
      ...wordsOf({ text: text ?? '', line: 1 }).map(
        ({ message }) => `${name} ${message}`,
      ),
    ].filter(Boolean)
  })
  if (entries.length < least) problems.push(`${entries.length} entries`)
  for (const id of twice(entries.map(idOf))) problems.push(`twice: ${id}`)
  for (const href of twice(entries.map(({ href }) => href))) {
    problems.push(`twice: ${href}`)
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
  if (!isSorted) problems.push(`not by ${by}`)
  return problems
}

describe.each(lists)('the list of %s', (page, entries, least, by) => {
  it('is in order', () => {
    const hasPeople = entries !== projects
    expect(problemsOf(entries, least, by, hasPeople)).toEqual([])
  })

  it('is as long as the page says', () => {
    expect(readPage(page)).toContain(`description: ${entries.length} `)
  })

  it('has no place that a heading of the page has', () => {
    const headings = [...readPage(page).matchAll(/^## (.+)$/gm)].map(
      ([, title = '']) => idOf({ title, href: '', people: [] }),
    )
    expect(headings).toContain('start-here')
    expect(entries.map(idOf).filter((id) => headings.includes(id))).toEqual([])
  })

  it('has all that the page tells readers to start with, three to six', () => {
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

  it('explains older entries where it has any', () => {
    const hasOld = entries.some(({ date }) => date && date < '2022-06')
    expect(readPage(page).includes('<OlderMedia />')).toBe(hasOld)
  })
})

it('courses are in as many languages as their page says', () => {
  const languages = new Set(courses.map(({ language }) => language))
  expect(languages.size).toBe(5)
  expect(readPage('media/courses-media')).toContain('five languages')
})

describe('a list that is wrong', () => {
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

  it('is told from one that is right', () => {
    expect(problemsOf([good, next], 2, 'date')).toEqual([])
    expect(problemsOf([good, next], 2, 'title')).toEqual([])
  })

  it.each<[string, MediaEntry[], string]>([
    ['too short', [good], '1 entries'],
    ['not in order', [next, good], 'not by date'],
    ['a day that is none', [{ ...good, date: '2020-02-30' }, next], 'date'],
    ['a date in words', [{ ...good, date: 'Feb 3, 2020' }, next], 'date'],
    ['no date', [{ ...good, date: undefined }, next], 'date'],
    ['of the future', [{ ...good, date: '2999-01-01' }, next], 'date'],
    ['nobody', [{ ...good, people: [] }, next], 'people'],
    ['a name of blanks', [{ ...good, people: [' '] }, next], 'people'],
    ['no title', [{ ...good, title: '' }, next], 'title'],
    ['http', [{ ...good, href: 'http://blog.example' }, next], 'link'],
    ['no address', [{ ...good, href: 'blog.example' }, next], 'link'],
    ['a counter', [{ ...good, href: `${good.href}?af=1` }, next], 'link'],
    ['bad slides', [{ ...good, slides: '/slides' }, next], 'link'],
    ['one link twice', [good, { ...next, href: good.href }], 'twice: https'],
    ['one title twice', [good, { ...next, title: good.title }], 'twice: first'],
    ['no letters', [{ ...good, title: 'Первые шаги' }, next], 'id'],
    ['no sentence', [{ ...good, text: 'cool stuff' }, next], 'text'],
    ['a bad word', [{ ...good, text: 'You simply start.' }, next], 'simply'],
  ])('by %s', (_, entries, problem) => {
    expect(problemsOf(entries, 2, 'date').join('\n')).toContain(problem)
  })

  it('by titles that are not in order', () => {
    expect(problemsOf([next, good], 2, 'title')).toEqual(['not by title'])
  })
})
