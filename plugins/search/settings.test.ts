import { describe, expect, it } from 'vitest'
import { facetFiltersOf, readCredentials } from './settings'

describe('readCredentials', () => {
  it('returns none if the environment has none', () => {
    expect(readCredentials({})).toEqual({
      hosted: null,
      indexName: 'cypress_docs',
    })
  })

  it('returns those in the environment', () => {
    expect(
      readCredentials({
        ALGOLIA_APP_ID: 'APP',
        ALGOLIA_SEARCH_KEY: 'KEY',
        ALGOLIA_INDEX_NAME: 'other',
      }),
    ).toEqual({ hosted: { appId: 'APP', apiKey: 'KEY' }, indexName: 'other' })
  })

  it.each([{ ALGOLIA_APP_ID: 'APP' }, { ALGOLIA_SEARCH_KEY: 'KEY' }])(
    'rejects %j alone',
    (env) => {
      expect(() => readCredentials(env)).toThrow(
        `Found: ${Object.keys(env)[0]} is set, but`,
      )
    },
  )
})

describe('facetFiltersOf', () => {
  it('filters by language and by one of the tags', () => {
    const local = {
      base: '/',
      origin: '',
      language: 'en',
      tags: ['default', 'docs-default-current'],
    }
    expect(facetFiltersOf({ local, hosted: null, indexName: 'x' })).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ])
  })
})
