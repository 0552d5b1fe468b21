import { describe, expect, it } from 'vitest'
import type { Page } from '../pages'
import { sections } from '../../src/data/navigation'
import { toRecords } from './records'

const page: Page = {
  id: 'guides/core-concepts/retry-ability',
  title: 'Retry-ability',
  description: 'What is retried.',
  path: '/guides/core-concepts/retry-ability',
  sidebar: 'guides',
  categories: ['Core concepts'],
  unlisted: false,
}

describe('toRecords', () => {
  it('keeps what is searched and shown', () => {
    expect(toRecords([page])).toEqual([
      {
        title: 'Retry-ability',
        description: 'What is retried.',
        path: '/guides/core-concepts/retry-ability',
        trail: ['Guides', 'Core concepts'],
      },
    ])
  })

  it('leaves out unlisted pages, partials, and pages for authors', () => {
    const partial = { ...page, id: 'partials/component-testing-config' }
    const forAuthors = { ...page, id: 'contributing/style-guide' }
    expect(
      toRecords([{ ...page, unlisted: true }, partial, forAuthors]),
    ).toEqual([])
  })

  it('takes a page of no sidebar', () => {
    const index = { ...page, sidebar: undefined, categories: [] }
    expect(toRecords([index])[0]?.trail).toEqual([])
  })
})

describe('sections', () => {
  it('names the sections of the top navigation with their landing pages', () => {
    expect(sections).toContainEqual({
      label: 'API',
      to: '/api/assertions/assertions-reference',
    })
    expect(sections.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Guides', 'API', 'Examples', 'FAQ']),
    )
  })
})
