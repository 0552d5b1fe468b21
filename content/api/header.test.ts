import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesAt, readSource } from '../page/files'
import { historyOf } from '../page/history'
import type { Page } from '../page/page'
import { readPage } from '../page/readPage'
import { statedBy } from './claims'
import { headerOf, type ApiHeader } from './header'
import { readApi } from './readApi'
import { signatureText } from './signature'
import { yieldsText } from './yields'

const root = path.join(__dirname, '../..')
const api = readApi(root)
const { facts, descriptions } = api

const read = (file: string) => readPage(file, readSource(root, file).text)

const namesOn = (page: Page) => statedBy(page).map(({ name }) => name)

const headerFor = (page: Page) =>
  headerOf(namesOn(page), historyOf(page)?.table, api)

const pageOf = (text: string) => readPage('docs/api/page.mdx', text)

const pages = filesAt(root, 'docs/api')
  .filter((file) => file.endsWith('.mdx'))
  .map(read)

const found = pages.flatMap((page): [string, Page, ApiHeader][] => {
  const header = headerFor(page)
  const [name = ''] = namesOn(page)
  return header ? [[name, page, header]] : []
})

const commands = found.filter(([name]) => name.startsWith('cy.'))
const members = found.filter(([name]) => name.startsWith('Cypress.'))

describe('the header of a page', () => {
  it.each<[string, string, string[], string?]>([
    [
      'docs/api/commands/intercept.mdx',
      'cy.intercept()',
      ['Command', 'starts a chain', 'yields `null`', 'runs once'],
      '6.0',
    ],
    [
      'docs/api/queries/find.mdx',
      'cy.find()',
      ['Query', 'continues a chain', 'yields the elements it found', 'retries'],
    ],
    [
      'docs/api/actions/scrollto.mdx',
      'cy.scrollTo()',
      [
        'Action',
        'starts or continues a chain',
        'yields the same subject',
        'runs once',
      ],
      '0.20',
    ],
    [
      'docs/api/cypress-api/arch.mdx',
      'Cypress.arch',
      ['Property', 'string'],
      '1.1.3',
    ],
    [
      'docs/api/cypress-api/isbrowser.mdx',
      'Cypress.isBrowser()',
      ['Method'],
      '4.0',
    ],
    [
      'docs/api/cypress-api/screenshot-api.mdx',
      'Cypress.Screenshot',
      ['Object'],
      '3.0',
    ],
  ])('of %s is %s', (file, title, own, since) => {
    expect(headerFor(read(file))).toEqual({ title, facts: own, since })
  })

  it('is on the page of every command and every member of Cypress', () => {
    const single = pages
      .map(namesOn)
      .filter((names) => names.some((name) => /^(cy|Cypress)\.\w+$/.test(name)))
    expect(found.length).toBeGreaterThan(110)
    expect(
      single
        .map(([name]) => name)
        .filter((name) => !found.some(([own]) => own === name)),
    ).toEqual([])
  })

  it('is missing if a page is about something else', () => {
    expect(headerOf(['pluginEvents.after:run'], undefined, api)).toBeUndefined()
    expect(headerOf(['cy.click', 'cy.focus'], undefined, api)).toBeUndefined()
    expect(headerOf(['none (a guide)'], undefined, api)).toBeUndefined()
    expect(headerOf(['cy.hover'], undefined, api)).toBeUndefined()
    expect(headerOf(['Cypress.hover'], undefined, api)).toBeUndefined()
  })
})

describe('each word', () => {
  it.each(commands)('of %s agrees with its tables', (name, _, header) => {
    const [kind, position, yields, runs] = header.facts
    const signature = signatureText(name, facts, descriptions).split('\n')
    const starts = signature.some((line) => line.startsWith('cy.'))
    const continues = signature.some((line) => line.startsWith('.'))
    const words = [starts && 'starts', continues && 'continues']
    expect(position).toBe(`${words.filter(Boolean).join(' or ')} a chain`)

    const text = yieldsText(name, facts, descriptions)
    expect(text).toContain(`()\` ${yields}.\n`)
    expect(runs).toBe(
      /Cypress (retries|checks) it/.test(text) ? 'retries' : 'runs once',
    )
    expect(kind === 'Query').toBe(text.includes("It's a [query]"))
    expect(kind === 'Assertion').toBe(text.includes("It's an [assertion]"))
    expect(header.title).toBe(`${name}()`)
  })

  it.each(members)('of %s agrees with the types', (name, _, header) => {
    const [kind, type] = header.facts
    const member = facts.cypressApi.find(
      (known) => `Cypress.${known.name}` === name,
    )
    expect(header.title.endsWith('()')).toBe(kind === 'Method')
    expect(kind === 'Method').toBe(
      Boolean(member?.signatures) || member?.type?.includes('=>') === true,
    )
    if (kind === 'Property' && type) {
      expect(type).toBe(member?.type)
    }
  })

  it.each(found)('of %s about its age is in its history', (_, page, header) => {
    const { since } = header
    const rows = historyOf(page)?.table?.rows ?? []
    const added = rows.filter(({ cells: [, change] }) =>
      /^(Command|Function|Object|Property|\S+) added\b|^Added\b|^\S+ renamed to\b/.test(
        change?.text ?? '',
      ),
    )
    const versions = added.map(({ cells: [version] }) => version?.text ?? '')
    if (since) {
      expect(
        versions.some((own) => own === since || own === `${since}.0`),
      ).toBe(true)
    } else {
      expect(
        added.filter(({ cells: [, change] }) =>
          /^(Command|Function|Object|Property) added|^Added(?=[.,]| as | together )/.test(
            change?.text ?? '',
          ),
        ),
      ).toEqual([])
    }
  })
})

describe('the age', () => {
  const ageIn = (rows: string, name = 'cy.click') => {
    const page = pageOf(`## History

| Version | Change |
| ------- | ------ |
${rows}
`)
    return headerOf([name], historyOf(page)?.table, api)?.since
  }

  it.each<[string, string, string | undefined]>([
    [
      'the command',
      '| 6.1.0 | Option `a` added. |\n| 3.0.2 | Command added. |',
      '3.0.2',
    ],
    ['its name', '| 0.20.0 | `.click()` added. |', '0.20'],
    ['nothing but a verb', '| 9.6.0 | Added, behind a setting. |', '9.6'],
    ['an unknown version', '| before 0.3.3 | Command added. |', 'before 0.3.3'],
    [
      'a second time',
      '| 12.6.0 | Command added again. |\n| 10.7.0 | Command added. |',
      '10.7',
    ],
    [
      'it under a new name',
      '| 15.0.0 | `press` renamed to `cy.click`. |',
      '15.0',
    ],
    [
      'another name for it',
      '| 15.0.0 | `click` renamed to `press`. |',
      undefined,
    ],
    ['it by name', '| 3.5.0 | Added `cy.click()`. |', '3.5'],
    ['an option', '| 6.1.0 | Option `force` added. |', undefined],
    ['an option first', '| 4.0.0 | Added the `force` option. |', undefined],
    ['presets', '| 5.5.0 | Added the preset `a`. |', undefined],
    ['another first', '| 3.5.0 | Added `rightclick`. |', undefined],
    ['another command', '| 6.1.0 | `dblclick` added. |', undefined],
  ])('is known if the history adds %s', (_, rows, age) => {
    expect(ageIn(rows)).toBe(age)
  })

  it('is unknown without a history', () => {
    expect(headerOf(['cy.get'], undefined, api)).toMatchObject({
      since: undefined,
    })
  })
})
