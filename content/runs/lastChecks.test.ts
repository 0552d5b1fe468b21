import { expect, it } from 'vitest'
import { lastChecksList } from './lastChecks'

const count = { date: '2026-11-29', commit: 'abc1234', passed: 3225, failed: 1 }

it('lists the recorded parts in the order in which they run', () => {
  expect(lastChecksList({ e2e: count, unit: count })).toBe(
    [
      '- [Rules and functions](#rules-and-functions): 3,225 passed, 1 failed (2026-11-29, `abc1234`)',
      '- [Pages in a browser](#pages-in-a-browser): 3,225 passed, 1 failed (2026-11-29, `abc1234`)',
    ].join('\n'),
  )
})

it('refuses a part that the page does not explain', () => {
  expect(() => lastChecksList({ smoke: count })).toThrow(
    'Unknown part "smoke" in content/runs/recordedChecks.json. Allowed: unit, builds, e2e, engines, samples, reproducible.',
  )
})
