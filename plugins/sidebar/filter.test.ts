import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import { expect, it } from 'vitest'
import { filterGroups, groupsOf } from './filter'

const link = (label: string, unlisted = false): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
  unlisted,
})

const group = (
  label: string,
  ...items: PropSidebarItem[]
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
})

const groups = groupsOf([
  group('Queries', link('get'), link('its'), link('within')),
  link('Index'),
  group('Actions', link('click'), group('More', link('scrollIntoView'))),
  group('Cypress API', link('Cypress.config'), link('planned', true)),
])

const find = (typed: string) =>
  filterGroups(groups, typed).map(({ label, pages }) =>
    [label, ...pages.map((page) => page.label)].join(' '),
  )

it('collects the listed pages of nested groups', () => {
  expect(find('')).toEqual([
    ' Index',
    'Queries get its within',
    'Actions click scrollIntoView',
    'Cypress API Cypress.config',
  ])
})

it.each([
  ['it', ['Queries its within']],
  ['  INTO ', ['Actions scrollIntoView']],
  ['cy.get', ['Queries get']],
  ['.click()', ['Actions click']],
  ['cypress.con', ['Cypress API Cypress.config']],
  ['actions', ['Actions click scrollIntoView']],
  ['queries within', ['Queries within']],
  ['nowhere', []],
])('finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})
