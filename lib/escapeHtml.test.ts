import { expect, it } from 'vitest'
import { escapeHtml } from './escapeHtml'

it.each([
  ['cy.get("a") && b', 'cy.get(&quot;a&quot;) &amp;&amp; b'],
  ['<script>', '&lt;script&gt;'],
  ['&lt;', '&amp;lt;'],
  // Apostrophes are safe because attributes always have double quotes.
  ["cy.get('a')", "cy.get('a')"],
])('writes %s as HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})
