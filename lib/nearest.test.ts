import { expect, it } from 'vitest'
import { nearest } from './nearest'

const ids = ['guides', 'api', 'examples', 'faq']

it.each([
  ['guide', 'guides'],
  ['exmaples', 'examples'],
  ['API', 'api'],
  ['fag', 'faq'],
])('recognizes %s as %s', (found, meant) => {
  expect(nearest(found, ids)).toBe(meant)
})

it('prefers the word that has the fewest differences', () => {
  expect(nearest('get', ['let', 'gets', 'get-it'])).toBe('let')
  expect(nearest('doc', ['docSidebar', 'docs'])).toBe('docs')
})

it('guesses nothing when no word is close', () => {
  expect(nearest('changelog', ids)).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})
