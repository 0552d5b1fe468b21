import { describe, expect, it } from 'vitest'
import { toFaq } from './questions'

const address = 'https://docs.example/base/faq/questions/cloud-faq'

const page = (body: string) =>
  `<!doctype html><html><head><title>FAQ</title></head><body><article><div class="theme-doc-markdown markdown"><header><h1>FAQ</h1></header>${body}</div></article></body></html>`

const heading = (level: number, id: string, text: string) =>
  `<h${level} class=anchor id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link to ${id}">\u200b</a></h${level}>`

const questionsIn = (body: string) => toFaq(page(body), address).mainEntity

const answerTo = (body: string) =>
  questionsIn(heading(3, 'q', 'Why?') + body)[0]?.acceptedAnswer.text

describe('questions', () => {
  it('are the third-level headings, in order, each with its URL', () => {
    const found = questionsIn(
      [
        '<p>Before all questions.</p>',
        heading(2, 'basics', 'Basics'),
        heading(3, 'bad', 'Is <code>cy.wait(1000)</code>\n bad &amp; slow?'),
        '<p>Yes.</p>',
        heading(3, 'again', 'Why?'),
        '<p>One.</p>',
        heading(2, 'more', 'More'),
        heading(3, 'again-1', 'Why?'),
        '<p>Other.</p>',
        heading(2, 'see-also', 'See also'),
        '<ul><li>Elsewhere</li></ul>',
      ].join('\n'),
    )
    expect(
      found.map(({ name, url, acceptedAnswer }) => [
        name,
        url,
        acceptedAnswer.text,
      ]),
    ).toEqual([
      ['Is cy.wait(1000) bad & slow?', `${address}#bad`, '<p>Yes.</p>'],
      ['Why?', `${address}#again`, '<p>One.</p>'],
      ['Why?', `${address}#again-1`, '<p>Other.</p>'],
    ])
  })

  it('are the second-level headings on a page without groups', () => {
    const found = questionsIn(
      [
        heading(2, 'who', 'Who?'),
        '<p>Ada.</p>',
        heading(2, 'see-also', 'See also'),
        '<p>Elsewhere.</p>',
      ].join(''),
    )
    expect(found.map(({ name }) => name)).toEqual(['Who?'])
  })

  it.each([
    [heading(3, 'q', 'Why?'), 'The question "Why?" on'],
    ['<p>Nothing asked.</p>', 'has no questions'],
  ])('fail the build if there is nothing to publish: %s', (body, message) => {
    expect(() => questionsIn(body)).toThrow(message)
  })
})

describe('answers', () => {
  it.each([
    [
      'absolute links',
      '<p>See <a class="" href=/base/guides/x#y>it</a>, <a href=#z>this</a>, <a href=mailto:a@b.example>us</a> and <a href="javascript:alert(1)">no</a>.</p>',
      `<p>See <a href="https://docs.example/base/guides/x#y">it</a>, <a href="${address}#z">this</a>, <a href="mailto:a@b.example">us</a> and no.</p>`,
    ],
    [
      'emphasis and inline code',
      '<p>Press <kbd>Tab</kbd>,\n<b class=x>then</b> <code id=n>a &lt; b</code><span>.</span><svg><title>no</title></svg></p>',
      '<p>Press <code>Tab</code>, <strong>then</strong> <code>a &lt; b</code>.</p>',
    ],
    [
      'lists, tight and loose',
      '<ul class=x>\n<li class="">One</li>\n<li><p>Two</p></li>\n<li><p>Three</p><ol><li>Four</li></ol></li>\n</ul>',
      '<ul><li>One</li><li>Two</li><li><p>Three</p><ol><li>Four</li></ol></li></ul>',
    ],
    [
      'samples, with their lines and captions',
      '<div class="theme-code-block"><div class=bar_x1><span class=file_x2>a.ts</span><span class=verdict_x3>Incorrect</span></div><pre><code><div class=token-line><span>if (a) {</span><br></div><div><span>  b()</span><br></div></code></pre><button>Copy</button></div>' +
        '<div class="theme-code-block"><div class=language_x4>TypeScript</div><pre><code>c</code></pre></div>',
      '<p>a.ts:</p><p>Incorrect:</p><pre><code>if (a) {\n  b()</code></pre><pre><code>c</code></pre>',
    ],
    [
      'the selected tab',
      '<div class=tabs-container><ul role=tablist><li role=tab>npm</li><li role=tab>yarn</li></ul><div><div role=tabpanel><p>npm i</p></div><div role=tabpanel hidden><p>yarn add</p></div></div></div>',
      '<p>npm i</p>',
    ],
    [
      'the rows of tables',
      '<div><table><thead><tr><th>Role<th>May<tbody><tr><td>Viewer<td>see <a href=/base/r>runs</a><tr><td>Owner<td>all</table></div>',
      '<ul><li>Role: Viewer; May: see <a href="https://docs.example/base/r">runs</a></li><li>Role: Owner; May: all</li></ul>',
    ],
    [
      'smaller headings, the text of images, and bare text',
      'Bare <img alt="a &quot;b&quot;" src=x><h4 id=h>More<a class=hash-link href=#h>#</a></h4><div>end</div>',
      '<p>Bare a &quot;b&quot;</p><p><strong>More</strong></p><p>end</p>',
    ],
  ])('keep %s', (_, body, expected) => {
    expect(answerTo(body)).toBe(expected)
  })
})
