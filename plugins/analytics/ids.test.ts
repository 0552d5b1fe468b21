import { describe, expect, it } from 'vitest'
import { readIds } from './ids'

describe('readIds', () => {
  it('returns nothing if nothing is set', () => {
    expect(readIds({})).toEqual({})
    expect(readIds({ DOCS_GTAG_ID: '', DOCS_GTM_ID: ' ' })).toEqual({})
  })

  it('reads the ID of every service', () => {
    expect(
      readIds({
        DOCS_GTAG_ID: ' G-AB12CD, AW-99 ',
        DOCS_GTM_ID: 'GTM-XY34',
        DOCS_FULLSTORY_ORG: 'o-1A2B3C-na1',
      }),
    ).toEqual({
      gtag: 'G-AB12CD,AW-99',
      gtm: 'GTM-XY34',
      fullstory: 'o-1A2B3C-na1',
    })
  })

  it.each([
    ['DOCS_GTAG_ID', "G-1');alert(1)//"],
    ['DOCS_GTAG_ID', 'G-1,'],
    ['DOCS_GTAG_ID', 'GTM-XY34'],
    ['DOCS_GTAG_ID', 'undefined'],
    ['DOCS_GTM_ID', "GTM-X');alert(1)//"],
    ['DOCS_GTM_ID', 'GTM-A,GTM-B'],
    ['DOCS_GTM_ID', 'G-AB12CD'],
    ['DOCS_FULLSTORY_ORG', '</script>'],
    ['DOCS_FULLSTORY_ORG', 'A1\\B2'],
  ])('rejects %s=%s', (variable, value) => {
    expect(() => readIds({ [variable]: value })).toThrow(
      `Found: ${variable} is ${JSON.stringify(value)}.\nAllowed: `,
    )
  })

  it('reports every mistake', () => {
    const message = /DOCS_GTAG_ID[^]*Fix: [^]*DOCS_GTM_ID[^]*Fix: /
    expect(() => readIds({ DOCS_GTAG_ID: 'x', DOCS_GTM_ID: 'y' })).toThrow(
      message,
    )
  })
})
