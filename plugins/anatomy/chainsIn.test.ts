import { expect, it } from 'vitest'
import { readArticle } from '../../lib/article'
import { keyOf, unpackSteps } from '../../lib/chains'
import { chainsIn } from './chainsIn'

const commands = {
  known: new Map(),
  unchained: new Set<string>(),
  custom: new Map([['bySel', true]]),
}

it('finds the chains in the HTML of a page', () => {
  const html = `<article><div class="theme-doc-markdown">
<pre class="language-ts x"><code>cy.<a href=/>bySel</a>(<i class=s>'&lt;a>'</i>)
  .<i class=f>bySel</i>('b')</code></pre>
<pre class="language-ts"><code>cy.bySel('a')</code></pre>
<pre class="language-bash"><code>cy.bySel('a').bySel('b')</code></pre>
<pre class="language-jsx"><code>const a = () => &lt;b />; cy.bySel('a').bySel('b')</code></pre>
</div></article>`
  const samples = [
    "cy.bySel('<a>')\n  .bySel('b')",
    "const a = () => <b />; cy.bySel('a').bySel('b')",
  ]
  const chains = chainsIn(readArticle(html, '/x'), commands)
  expect(Object.keys(chains).sort()).toEqual(samples.map(keyOf).sort())
  expect(
    samples.map((text) =>
      unpackSteps(chains[keyOf(text)] ?? '').map(({ start, end }) =>
        text.slice(start, end),
      ),
    ),
  ).toEqual([
    ["bySel('<a>')", "bySel('b')"],
    ["bySel('a').", "bySel('b')"],
  ])
})
