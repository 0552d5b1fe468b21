import { expect, it } from 'vitest'
import { describe as describeStep, type NamedStep } from './describe'

const cards = {
  commands: {
    get: ['Query', 'the elements it found', 'defaultCommandTimeout', ''],
    its: ['Query', 'the value', 'defaultCommandTimeout', '0.1'],
    should: ['Assertion', 'the same subject', '', ''],
    click: ['Action', 'the same subject', 'defaultCommandTimeout', ''],
    task: ['Command', 'what the task returns', 'taskTimeout', '3.0'],
  } satisfies Record<string, [string, string, string, string]>,
  timeouts: { defaultCommandTimeout: '4000', taskTimeout: '60000' },
}

const step = (
  name: string,
  part: number,
  runs: NamedStep['runs'],
  changes = false,
): NamedStep => ({ name, part, runs, changes, start: 0, end: 1 })

const lines = (all: NamedStep[]) =>
  all.map((one) =>
    describeStep(one, all, cards)
      .map(([term, text]) => `${term}: ${text}`)
      .join('. '),
  )

it('says what is retried together, and where the subject changes', () => {
  expect(
    lines([
      step('get', 0, 'again'),
      step('its', 0, 'again', true),
      step('should', 0, 'again'),
      step('click', 1, 'once'),
      step('should', 2, 'again'),
      step('task', 3, 'once', true),
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Kind: Query. Yields: the elements it found. Retries: yes, together with its and should. Timeout: 4000 ms, unless you change defaultCommandTimeout",
      "Kind: Query. Yields: the value; the subject changes here. Retries: yes, together with get and should. Timeout: 4000 ms, unless you change defaultCommandTimeout. Since: 0.1",
      "Kind: Assertion. Yields: the same subject. Retries: yes, together with get and its. Timeout: that of the query before it",
      "Kind: Action. Yields: the same subject. Retries: no; runs once, as soon as its element is ready. Timeout: 4000 ms, unless you change defaultCommandTimeout",
      "Kind: Assertion. Yields: the same subject. Retries: yes",
      "Kind: Command. Yields: what the task returns; the subject changes here. Retries: no; runs once. Timeout: 60000 ms, unless you change taskTimeout. Since: 3.0",
    ]
  `)
})

it('says what is known about custom commands', () => {
  expect(
    lines([
      step('getBySel', 0, 'again'),
      step('should', 0, 'again'),
      step('login', 1, 'once'),
      step('plant', 2, 'unknown'),
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Kind: Custom query. Retries: yes, together with should",
      "Kind: Assertion. Yields: the same subject. Retries: yes, together with getBySel. Timeout: that of the query before it",
      "Kind: Custom command. Retries: no; runs once",
      "Kind: Custom command. Retries: if it was added as a query",
    ]
  `)
})
