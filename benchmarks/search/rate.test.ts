import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readQuestions } from './questions'
import { rate } from './rate'

it('counts answers that are first or among five, by kind', () => {
  const ask = (kind: string, page: string) => ({
    kind,
    query: '',
    pages: [page],
  })
  const questions = [ask('how', '/a'), ask('how', '/b'), ask('error', '/c')]
  const answers = [['/a'], ['/x', '/b'], ['1', '2', '3', '4', '5', '/c']]
  expect(Object.fromEntries(rate(questions, answers))).toEqual({
    how: { asked: 2, first: 1, five: 2 },
    error: { asked: 1, first: 0, five: 0 },
    all: { asked: 3, first: 1, five: 2 },
  })
})

it.each(['tune', 'choose', 'earlier', 'final'])(
  'the set %s names pages that exist',
  (name) => {
    const routes = readFileSync(
      path.join(__dirname, '../../tests/routes.txt'),
      'utf8',
    ).split('\n')
    const questions = readQuestions(`sets/${name}.tsv`)
    expect(questions).toHaveLength(200)
    expect(
      questions.flatMap(({ pages }) =>
        pages.filter((page) => !routes.includes(page)),
      ),
    ).toEqual([])
  },
)
