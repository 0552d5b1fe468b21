import { expect, it } from 'vitest'
import { lastChecksTable } from './lastChecks'

const count = { date: '2026-11-29', commit: 'abc1234', passed: 3225, failed: 1 }

it('lists the recorded parts in the order in which they run', () => {
  expect(lastChecksTable({ e2e: count, unit: count })).toBe(
    [
      '| Checks | Passed | Failed | Date | Commit |',
      '| --- | --- | --- | --- | --- |',
      '| [Rules and functions](#rules-and-functions) | 3,225 | 1 | 2026-11-29 | `abc1234` |',
      '| [Pages in a browser](#pages-in-a-browser) | 3,225 | 1 | 2026-11-29 | `abc1234` |',
    ].join('\n'),
  )
})

it('refuses a part that the page does not explain', () => {
  expect(() => lastChecksTable({ smoke: count })).toThrow(
    'Unknown part "smoke" in tests/recordedChecks.json. Allowed: unit, builds, e2e, engines, samples, reproducible.',
  )
})
