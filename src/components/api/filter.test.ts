import { describe, expect, it } from 'vitest'
import type { ApiGroup } from '../../data/types'
import { countNames, filterGroups, hasAnchor } from './filter'

const link = (text: string) => ({ text, to: `/${text}` })

const groups: ApiGroup[] = [
  {
    id: 'queries',
    entries: [
      { names: [link('cy.get()')], text: 'Find elements with a selector.' },
      { names: [link('cy.window()')], text: 'Get the window.' },
    ],
  },
  {
    id: 'cypress',
    entries: [
      {
        names: [link('Cypress.dom')],
        text: 'Ask about an element.',
        members: [link('isVisible'), link('wrap')],
      },
    ],
  },
]

/** The first name of each entry that matches. */
const found = (q: string) =>
  filterGroups(groups, { q }).flatMap(({ entries }) =>
    entries.map(({ names: [name] }) => name?.text),
  )

describe('the filter of the index', () => {
  it.each([
    ['', ['cy.get()', 'cy.window()', 'Cypress.dom']],
    ['cy.window', ['cy.window()']],
    ['element', ['cy.get()', 'Cypress.dom']],
    ['isvisible', ['Cypress.dom']],
    ['get window', ['cy.window()']],
    ['nothing', []],
  ])('finds by name, member, and text: "%s"', (q, names) => {
    expect(found(q)).toEqual(names)
  })

  it('leaves out groups without a match', () => {
    expect(filterGroups(groups, { q: 'dom' }).map(({ id }) => id)).toEqual([
      'cypress',
    ])
  })

  it('counts names with their members', () => {
    expect(countNames(groups)).toBe(5)
  })

  it('knows the anchors of groups', () => {
    expect(hasAnchor(groups, 'queries')).toBe(true)
    expect(hasAnchor(groups, 'actions')).toBe(false)
  })
})
