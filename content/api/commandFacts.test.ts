import { expect, it } from 'vitest'
import { root } from '../../tests/pages'
import { cardsOf, chainFactsOf } from './commandFacts'
import { readApi } from './readApi'

it('knows how commands work in a chain', () => {
  const facts = chainFactsOf(readApi(root))
  expect(facts.get('get')).toEqual({
    retries: 'query',
    isAlone: false,
    keepsSubject: false,
    findsElements: true,
  })
  expect(facts.get('and')).toMatchObject({
    retries: 'assertion',
    keepsSubject: true,
  })
  expect(facts.get('readFile')).toMatchObject({ isAlone: true })
  expect(facts.get('click')).toEqual({
    isAlone: false,
    keepsSubject: true,
    findsElements: false,
  })
  // Not a command, but known.
  expect(facts.has('on')).toBe(true)
  expect(facts.get('on')).toBeUndefined()
})

it('shortens what the data says about commands', () => {
  const command = { position: 'parent' as const, calls: [] }
  const timeout = { name: 'timeout', default: { config: 'taskTimeout' } }
  expect(
    cardsOf({
      commands: [
        {
          ...command,
          name: 'task',
          kind: 'files',
          yields: 'what [`cy.task`](/api/commands/task) returns',
          options: [timeout],
          since: '3.0.0',
        },
        {
          ...command,
          name: 'log',
          kind: 'utility',
          yields: '`null`',
          options: [],
        },
      ],
      config: [
        { name: 'taskTimeout', default: { value: '60000' } },
        { name: 'execTimeout', default: { value: '60000' } },
      ],
    }),
  ).toEqual({
    commands: {
      task: ['Command', 'what cy.task returns', 'taskTimeout', '3.0'],
      log: ['Command', 'null', '', ''],
    },
    timeouts: { taskTimeout: '60000' },
  })
})
