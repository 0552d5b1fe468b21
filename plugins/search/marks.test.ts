import { describe, expect, it } from 'vitest'
import { piecesOf, textOf } from './marks'

describe('textOf', () => {
  it.each([
    ['a &lt;b&gt; &amp;&amp; &quot;c&quot; &#39;d&#x27;', `a <b> && "c" 'd'`],
    ['&amp;lt;', '&lt;'],
    ['&nothing; &#x110000; & &;', '&nothing; &#x110000; & &;'],
    ['&toString;', '&toString;'],
  ])('unescapes %s', (html, text) => {
    expect(textOf(html)).toBe(text)
  })
})

describe('piecesOf', () => {
  it('separates marks from other text', () => {
    expect(piecesOf('cy.<mark>get</mark>() &gt; <mark>get</mark>')).toEqual([
      { text: 'cy.', marked: false },
      { text: 'get', marked: true },
      { text: '() > ', marked: false },
      { text: 'get', marked: true },
    ])
  })

  it('treats all other tags as text', () => {
    expect(piecesOf('<img src=x onerror=a()><mark><b>c</b></mark>')).toEqual([
      { text: '<img src=x onerror=a()>', marked: false },
      { text: '<b>c</b>', marked: true },
    ])
  })
})
