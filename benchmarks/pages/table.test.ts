import { expect, test } from 'vitest'
import { compareWithTargets } from './table'

test('marks missed targets, whether less or more is better', () => {
  expect(
    compareWithTargets([
      { what: 'Scripts', unit: 'kB', target: 115, reached: 115.04 },
      { what: 'Styles', unit: 'kB', target: 18, reached: 18.1 },
      { what: 'Score', target: 98, reached: 98, isScore: true },
      { what: 'Other score', target: 98, reached: 97, isScore: true },
      { what: 'Moves', target: 0, reached: 0.0004 },
      {
        what: 'Build',
        unit: 's',
        target: 60,
        reached: undefined,
        word: 'build',
      },
      { what: 'Lost', target: 60, reached: undefined },
    ]),
  ).toBe(
    `
             target  reached           
Scripts, kB   ≤ 115      115
Styles, kB     ≤ 18     18.1     MISSED
Score          ≥ 98       98
Other score    ≥ 98       97     MISSED
Moves           ≤ 0   0.0004     MISSED
Build, s       ≤ 60           add build
Lost           ≤ 60            no value
`
      .split('\n')
      .slice(1, -1)
      .map((line) => line.trimEnd())
      .join('\n'),
  )
})
