import { expect, it } from 'vitest'
import { readArticle } from '../../lib/article'
import { toMarkdown } from './toMarkdown'

const convert = (html: string) =>
  toMarkdown(
    readArticle(
      `<article><div class=theme-doc-markdown>${html}</div></article>`,
      '/api/x',
    ),
    'https://docs.example/api/x',
  )

it('keeps the file name of a sample, and says if it shows a mistake', () => {
  expect(
    convert(
      '<div class="language-ts wrong-usage theme-code-block"><div><span class=file_a1>a.cy.ts</span></div><pre><code>cy.<i class=f>x</i>()\n<a href=/y>y</a>()</code></pre><button>Copy</button></div>',
    ),
  ).toBe('**Incorrect:**\n\n```ts title="a.cy.ts"\ncy.x()\ny()\n```\n')
})

it('shows added and removed lines as a diff', () => {
  expect(
    convert(
      '<div class="language-ts theme-code-block"><pre><code><span class=theme-code-block-removed-line>a()\n</span>b()\n<span class=theme-code-block-added-line>c()\n</span></code></pre></div>',
    ),
  ).toBe('```diff\n-a()\n b()\n+c()\n```\n')
})

it('shows all tabs, below their labels', () => {
  expect(
    convert(
      '<div><ul role=tablist><li>npm</ul><div role=tabpanel aria-label=npm><p>One</div><div role=tabpanel aria-label=pnpm hidden><p>Two</div></div>',
    ),
  ).toBe('**npm:**\n\nOne\n\n**pnpm:**\n\nTwo\n')
})

it('shows a recorded run as its Command Log', () => {
  expect(
    convert(
      '<div class=command-log><ol><li><b>visit</b> /plants</li><li data-failed><i>2</i>  <b>-assert</b> expected</li></ol><button>▶ Watch it run</button></div>',
    ),
  ).toBe(
    '```text title="Command Log"\nvisit /plants\n✗   -assert expected (2)\n```\n',
  )
})

it('spells out what styles say', () => {
  expect(
    convert(
      '<div class=theme-admonition><div class=admonitionHeading_x><span><svg></svg></span>tip</div><p>Use it.</div><table><thead><tr><th>Option<tbody><tr><td><code>animation<wbr>Distance</code><small>since 5.0</small></table><i hidden></i>',
    ),
  ).toBe(
    '> **Tip**\n>\n> Use it.\n\n| Option |\n| - |\n| `animationDistance` since 5.0 |\n',
  )
})

it('completes links and pictures, and shows each picture once', () => {
  expect(
    convert(
      '<h2 id=a>A<a class=hash-link href=#a></a></h2><p><a href=#a>a</a> <a href=/b#c>b</a></p><figure><img class=light_x alt=P src=/p.svg><img class=dark_x alt=P src=/p.svg#dark></figure><figure class=video_x><a class=poster_x href=https://v.example/1><span><svg></svg></span><span>Talk</span><span>27:21</span></a></figure>',
    ),
  ).toBe(
    '## A\n\n[a](https://docs.example/api/x#a) [b](https://docs.example/b#c)\n\n![P](https://docs.example/p.svg)\n\n[Talk, 27:21](https://v.example/1)\n',
  )
})
