import { expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { samplesOf } from '../samples/samples'
import { findExcess } from './findExcess'

const samples = (checked: number, unchecked: number) => [
  ...samplesOf(readPage('docs/a.mdx', '```ts\ncy\n```\n'.repeat(checked))),
  ...samplesOf(
    readPage(
      'docs/b.mdx',
      '```ts nocheck="removed in 12.0.0"\ncy\n```\n'.repeat(unchecked),
    ),
  ),
]

it('accepts one unchecked sample in a hundred', () => {
  expect(findExcess(samples(99, 1))).toEqual([])
  expect(findExcess(samples(198, 2))).toEqual([])
})

it('reports all of them if there are more', () => {
  const found = findExcess(samples(98, 2))
  expect(found.map(({ file, line }) => [file, line])).toEqual([
    ['docs/b.mdx', 1],
    ['docs/b.mdx', 4],
  ])
  expect(found[0]?.message).toContain(
    "2 of 100 samples aren't checked. Allowed: 1,",
  )
})
