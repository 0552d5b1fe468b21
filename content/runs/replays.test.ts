import { expect, it } from 'vitest'
import { toText } from './replays'

const line = {
  name: 'get',
  message: 'li',
  state: 'passed',
  at: 0,
  end: 9,
} as const

it.each([
  ['a command', line, '#get\tli'],
  [
    'a command with elements and an alias',
    { ...line, elements: 3, alias: 'rows' },
    '#get\tli\t3 rows',
  ],
  [
    'the next one in a chain',
    { ...line, name: 'click', message: '', child: true as const },
    '#-click',
  ],
  [
    'a failed command in a group',
    { ...line, state: 'failed' as const, level: 1 },
    '  #!get\tli',
  ],
  [
    'a request, which has no number',
    { ...line, name: '(fetch)', message: 'GET\n200 /', event: true as const },
    '(fetch)\tGET 200 /',
  ],
])('writes %s', (_what, one, text) => {
  expect(toText(one)).toBe(text)
})
