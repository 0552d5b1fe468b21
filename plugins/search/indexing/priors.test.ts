import { describe, expect, it } from 'vitest'
import type { SearchPage } from './page'
import { priorsOf } from './priors'

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
