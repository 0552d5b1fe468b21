import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiGroup } from '../../src/data/types'
import { addressOf, readRegister } from './addresses'
import { indexOf } from './apiIndex'
import { readApi } from './readApi'
import type { Register } from './register'

const root = path.join(__dirname, '../..')
const { descriptions } = readApi(root)

let register: Register
let groups: ApiGroup[]

beforeAll(async () => {
  register = await readRegister(root)
  groups = indexOf(register, descriptions)
})

const entriesOf = (id: string) =>
  groups.find((group) => group.id === id)?.entries ?? []

const namesOf = (id: string) =>
  entriesOf(id).map(({ names }) => names.map(({ text }) => text))

describe('the index of the API', () => {
  it('has every name that pages document once', () => {
    const listed = groups.flatMap(({ entries }) =>
      entries.flatMap(({ names, members = [] }) => [...names, ...members]),
    )
    const wanted = [...register.names.values()].filter(
      (name) =>
        /^(cy|Cypress|chainers|events|pluginEvents|requestEvents)\../.test(
          name.id,
        ) &&
        !name.spelling.startsWith('not.') &&
        addressOf(name, register),
    )
    expect(wanted.length).toBeGreaterThan(400)
    expect(listed).toHaveLength(wanted.length)
    expect(listed.map(({ to }) => to).sort()).toEqual(
      wanted.map((name) => addressOf(name, register)).sort(),
    )
  })

  it('lists commands by kind, as the sidebar does', () => {
    expect(namesOf('navigation')).toEqual([
      ['cy.go()'],
      ['cy.origin()'],
      ['cy.reload()'],
      ['cy.visit()'],
    ])
    expect(namesOf('files-and-tasks')).toContainEqual(['cy.readFile()'])
  })

  it('has one entry for names that share a row or a page', () => {
    expect(namesOf('chainers')).toContainEqual(['eq', 'equal'])
    expect(namesOf('cypress')).toContainEqual([
      'Cypress.Commands.addQuery()',
      'Cypress.Commands.overwriteQuery()',
    ])
  })

  it('has the members of objects below them', () => {
    const dom = entriesOf('cypress').find(
      ({ names: [name] }) => name?.text === 'Cypress.dom',
    )
    expect(dom?.members).toContainEqual({
      text: 'isVisible',
      to: '/api/cypress-api/dom#is-visible',
    })
  })

  it('leads to headings rather than to overviews', () => {
    expect(entriesOf('events-in-the-browser')[0]?.names[0]).toEqual({
      text: 'uncaught:exception',
      to: '/api/events/catalog-of-events#uncaught-exception',
    })
  })

  it('has a whole sentence for each entry', () => {
    const texts = groups.flatMap(({ entries }) => entries.map((e) => e.text))
    expect(texts.filter((text) => !text || text.endsWith(':'))).toEqual([])
  })

  it('fails for a name that no page says anything about', () => {
    const answerFor: Register['answerFor'] = (name) =>
      name.id === 'cy.now'
        ? { name: name.id, line: 1, address: '/api' }
        : register.answerFor(name)
    expect(() => indexOf({ ...register, answerFor }, descriptions)).toThrow(
      'The index of the API has no sentence for cy.now. Start the section about it with one, or add its `address` and `text` to content/api/elsewhere.yml.',
    )
  })
})
