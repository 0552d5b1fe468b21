import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../api/facts'
import type { Problem } from '../../lib/problem'
import { readSource } from '../page/files'
import { outlineOf } from '../page/outline'
import { readPage } from '../page/readPage'
import { findPages, readSite } from './readSite'
import { pageRules, siteRules } from './index'

const root = path.join(__dirname, '../..')
const fixtures = path.join(__dirname, 'fixtures')
const { version } = readFacts(root)

/** Applies one rule to the small site in the fixture's folder. */
function applyRule(name: string): Problem[] {
  const folder = path.join(fixtures, name)
  const pages = findPages(folder).map((file) =>
    readPage(file, readSource(folder, file).text),
  )
  const rule = pageRules[name]
  if (rule) {
    return pages.flatMap((page) =>
      page.mistakes.length ? page.mistakes : rule(page, version),
    )
  }
  const site = readSite(
    folder,
    pages.map((page) => outlineOf(page)),
  )
  return siteRules[name]?.(site) ?? []
}

const asText = (problems: Problem[]) =>
  problems
    .map(({ file, line, message }) => `${file}:${line} ${message}\n`)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join('')

const names = [...Object.keys(pageRules), ...Object.keys(siteRules)]

describe('the rules', () => {
  it('each have a fixture', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...names].sort())
  })

  it.each(names)('find the mistakes in the fixture of %s', async (name) => {
    const expected = path.join(fixtures, name, 'expected.txt')
    const found = asText(applyRule(name))
    expect(found).not.toBe('')
    await expect(found).toMatchFileSnapshot(expected)
  })
})
