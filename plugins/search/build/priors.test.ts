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
  links,
})

describe('priorsOf', () => {
  it.each(['/plugins', '/plugins/'])('holds %s for a list of names', (path) => {
    const [list, other] = priorsOf([page(path), page('/api/commands/get')])
    expect(list!).toBeLessThan(other!)
  })

  it('prefers what others link to, and counts no link to itself', () => {
    const [linked, self] = priorsOf([
      page('/one'),
      page('/two', ['/two#a']),
      page('/three', ['/one/?q#b']),
    ])
    expect(linked!).toBeGreaterThan(self!)
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
    full.get(term)!.map(({ impact }) => impact)

  it('is found by its versions like any page by its headings', () => {
    const [inChangelog, inGuide] = impactsOf('1251')
    expect(inChangelog).toBe(inGuide)
    expect(priorsOf([changelog])[0]).toBeGreaterThan(1)
  })

  it('is hardly found by what stands below them', () => {
    const [inChangelog, inGuide] = impactsOf('clicks')
    expect(inChangelog).toBeLessThan(inGuide!)
    expect(shareOfText('/guides/guide')).toBe(1)
  })
})
