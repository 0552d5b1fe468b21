import { describe, expect, it } from 'vitest'
import type { SearchPage } from './page'
import { weigh } from './impact'
import { priorsOf, shareOfText } from './priors'

const page = (path: string, links: string[] = []): SearchPage => ({
  path,
  title: path,
  description: '',
  area: '',
  trail: [],
  sections: [],
  searches: {},
  calls: {},
  links,
})

describe('priorsOf', () => {
  it.each(['/plugins', '/plugins/'])('ranks %s lower as a list', (path) => {
    const [list, other] = priorsOf([page(path), page('/api/commands/get')])
    expect(list).toBeLessThan(1)
    expect(other).toBe(1)
  })

  it('prefers pages with incoming links, not counting their own', () => {
    const [linked, self] = priorsOf([
      page('/one'),
      page('/two', ['/two#a']),
      page('/three', ['/one/?q#b']),
    ])
    expect(linked).toBeGreaterThan(1)
    expect(self).toBe(1)
  })
})

describe('the changelog', () => {
  const section = {
    level: 3,
    heading: '12.5.1',
    anchor: '12-5-1',
    terms: [],
    text: ['Clicks are retried.'],
    code: [],
    isSignpost: false,
  }
  const changelog = {
    ...page('/guides/references/changelog'),
    sections: [section],
  }
  const guide = { ...page('/guides/guide'), sections: [section] }
  const { full } = weigh([changelog, guide])
  const impactsOf = (term: string) =>
    full.get(term)?.map(({ impact }) => impact) ?? []

  it('ranks like any page for its headings', () => {
    const [inChangelog = NaN, inGuide] = impactsOf('1251')
    expect(inChangelog).toBe(inGuide)
    expect(priorsOf([changelog])[0]).toBeGreaterThan(1)
  })

  it('ranks low for the text below them', () => {
    const [inChangelog, inGuide = NaN] = impactsOf('clicks')
    expect(inChangelog).toBeLessThan(inGuide)
    expect(shareOfText('/guides/guide')).toBe(1)
  })
})
