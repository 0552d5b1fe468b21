import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../tests/pages'
import { editUrlAt, issueUrl, type Report, sourceUrl } from './issue'

const editUrl = 'https://github.example/a/b/edit/main/docs/x.mdx'

const report: Required<Report> = {
  title: 'Not helpful: a & b',
  page: 'https://docs.example/x#y',
  problem: 'It says\n"c".',
  version: '15.3.0',
  source: sourceUrl(editUrl, 7),
}

it('fills in the form for issues', () => {
  const url = new URL(issueUrl(editUrl, report))
  expect(url.origin + url.pathname).toBe(
    'https://github.example/a/b/issues/new',
  )
  const { template = '', ...fields } = Object.fromEntries(url.searchParams)
  expect(fields).toEqual(report)
  const form = parse(
    readFileSync(path.join(root, '.github/ISSUE_TEMPLATE', template), 'utf8'),
  ) as { body: { id: string }[] }
  // GitHub ignores fields that its form doesn't have.
  const ids = ['title', ...form.body.map(({ id }) => id)]
  expect(Object.keys(fields).filter((name) => !ids.includes(name))).toEqual([])
})

it('leads to a line, or to the file if the line is unknown', () => {
  expect([sourceUrl(editUrl, 7), sourceUrl(editUrl, undefined)]).toEqual([
    'https://github.example/a/b/blob/main/docs/x.mdx?plain=1#L7',
    'https://github.example/a/b/blob/main/docs/x.mdx',
  ])
  expect([editUrlAt(editUrl, 7), editUrlAt(editUrl, undefined)]).toEqual([
    `${editUrl}#L7`,
    editUrl,
  ])
})
