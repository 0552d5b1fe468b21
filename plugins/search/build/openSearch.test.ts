import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { toOpenSearch } from './openSearch'

it('tells browsers where to search, in valid XML', () => {
  const text = toOpenSearch({
    title: 'A & B',
    tagline: '1 < 2',
    url: 'https://docs.example',
    baseUrl: '/base/',
  })
  const found: Record<string, string> = {}
  const parser = new SaxesParser()
  let open = ''
  parser.on('opentag', ({ name, attributes }) => {
    open = name
    const { type, template } = attributes
    if (template) found[String(type)] = String(template)
  })
  parser.on('text', (text) => {
    if (text.trim()) found[open] = text
  })
  parser.write(text).close()
  expect(found).toEqual({
    ShortName: 'Cypress docs',
    LongName: 'A & B',
    Description: '1 < 2',
    InputEncoding: 'UTF-8',
    Image: 'https://docs.example/base/favicon.ico',
    'text/html': 'https://docs.example/base/search?q={searchTerms}',
    'application/opensearchdescription+xml':
      'https://docs.example/base/opensearch.xml',
  })
  expect(found.ShortName?.length).toBeLessThanOrEqual(16)
})
