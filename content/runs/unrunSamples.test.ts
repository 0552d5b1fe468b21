import { expect, it } from 'vitest'
import { placesByReason } from './unrunSamples'

it('counts the samples of each page by reason, the most common reason first', () => {
  const pages = new Map<string, Record<string, string>>([
    ['docs/a.mdx', { 1: 'types: needs a printer', 2: 'passed', 3: 'failed' }],
    ['docs/b.mdx', { 1: 'types: only declares types' }],
    [
      'docs/c.mdx',
      { 1: 'types: only declares types', 2: 'types: only declares types' },
    ],
  ])
  expect(placesByReason({ application: '14.5.4', pages })).toEqual([
    [
      'only declares types',
      [
        { file: 'docs/b.mdx', samples: 1 },
        { file: 'docs/c.mdx', samples: 2 },
      ],
    ],
    ['needs a printer', [{ file: 'docs/a.mdx', samples: 1 }]],
  ])
})
