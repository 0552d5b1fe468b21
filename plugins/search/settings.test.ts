import { describe, expect, it } from 'vitest'
import { facetFiltersOf, readCredentials } from './settings'

describe('readCredentials', () => {
  it('has none without an environment, which means the local index', () => {
    expect(readCredentials({})).toEqual({
      hosted: null,
      indexName: 'cypress_docs',
    })
  })

  it('has those of the environment', () => {
    expect(
      readCredentials({
        ALGOLIA_APP_ID: 'APP',
        ALGOLIA_SEARCH_KEY: 'KEY',
        ALGOLIA_INDEX_NAME: 'other',
      }),
    ).toEqual({ hosted: { appId: 'APP', apiKey: 'KEY' }, indexName: 'other' })
  })

  it.each([{ ALGOLIA_APP_ID: 'APP' }, { ALGOLIA_SEARCH_KEY: 'KEY' }])(
    'refuses %j alone',
    (env) => {
      expect(() => readCredentials(env)).toThrow(
        `only ${Object.keys(env)[0]} is set`,
      )
    },
  )
})

describe('facetFiltersOf', () => {
  it('asks for the language and for one of the tags', () => {
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
