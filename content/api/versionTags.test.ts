import { toString } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import type { Versions } from './since'
import { versionTags } from './versionTags'

const tagsOf = (versions?: Versions) =>
  versionTags(versions)
    .map((node) => toString(node))
    .join('')
    .trim()

it.each<[string, Versions | undefined]>([
  ['', undefined],
  ['since 6.1', { since: '6.1.0' }],
  ['since 6.1.2 changed 7.0', { since: '6.1.2', changed: '7.0.0' }],
  ['4.12 or earlier', { by: '4.12.0' }],
  ['4.12 or earlier changed 7.0', { by: '4.12.0', changed: '7.0.0' }],
  ['', { by: '3.0.0' }],
  ['changed 5.0', { by: '5.0.0', changed: '5.0.0' }],
])('says "%s"', (text, versions) => {
  expect(tagsOf(versions)).toBe(text)
})

it('compares only what is known for sure with the version of a reader', () => {
  const marks = [
    ...versionTags({ since: '6.1.0' }),
    ...versionTags({ by: '4.12.0' }),
  ].flatMap((node) =>
    node.type === 'emphasis' ? [node.data?.hProperties?.['data-v']] : [],
  )
  expect(marks).toEqual(['6.1', undefined])
})
