import { expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { claimsOf } from './claims'

const read = (text: string) => claimsOf(readPage('docs/api/a.mdx', text))

it('finds claims, names, and generated tables with their lines', () => {
  const { claims, none, entries, mentions, tables } = read(
    [
      '---',
      'api:',
      '  - cy.get',
      '  - none (a reason)',
      '---',
      '## `cypress run`',
      '',
      '| Event | When |',
      '| - | - |',
      '| before:response | `a \\| b` |',
      '',
      '<Options of="cy.get" group="timeouts" />',
      '',
      '```md',
      '| Event |',
      '| - |',
      '| not:one |',
      '```',
    ].join('\n'),
  )
  expect(claims).toEqual([{ name: 'cy.get', line: 3 }])
  expect(none).toEqual({ name: 'none (a reason)', line: 4, reason: 'a reason' })
  expect(entries).toEqual([
    {
      names: [['cypress run', 'cypress', 'run']],
      line: 6,
      below: ['cypress run'],
      id: 'cypress-run',
    },
    {
      names: [['before:response']],
      line: 10,
      below: ['cypress run'],
      column: 'Event',
      sectionId: 'cypress-run',
      text: '`a | b`',
    },
  ])
  expect(mentions).toEqual(['before:response', 'a | b', 'a'])
  expect(tables).toEqual([{ of: 'cy.get', group: 'timeouts', line: 12 }])
})

it('treats a page that cannot be parsed like one that is not written yet', () => {
  expect(read('---\napi: cy.get\n---\n\n<Steps>\n')).toMatchObject({
    unlisted: true,
    claims: [{ name: 'cy.get' }],
  })
  expect(read('---\napi: cy.get\n---\n').unlisted).toBe(false)
})
