import { describe, expect, it } from 'vitest'
import { readArticle } from '../../../lib/article'
import { cut } from './cut'

function cutHtml(html: string) {
  const article = readArticle(
    `<body><article><nav>Home</nav><div class="theme-doc-markdown markdown">${html}</div><footer>Edit</footer></article>`,
    '/page',
  )
  return cut(article, 'Title')
}

describe('cut', () => {
  it('splits at headings', () => {
    const { sections, links } = cutHtml(`
      <header><h1><code>cy.click()</code></h1></header>
      <ul class="api-facts"><li>Action</li><li>yields <a href="/x">it</a></li></ul>
      <p>Clicks.</p>
      <dl data-search="skip"><dt>Other</dt><dd>Elsewhere</dd></dl>
      <h2 id="syntax">Syntax<span> <span class="badge_a since_b">Since 12.0.0</span></span><a class="hash-link" href="#syntax">​</a></h2>
      <p>One <code>cy</code>
      line.<h3 id="arguments">Arguments</h3><ul><li>First<li>Second</ul>`)
    expect(sections).toMatchObject([
      { level: 1, heading: 'Title', anchor: null, text: ['Clicks.'] },
      { level: 2, heading: 'Syntax', anchor: 'syntax', text: ['One cy line.'] },
      { level: 3, heading: 'Arguments', text: ['First', 'Second'] },
    ])
    expect(links).toEqual([])
  })

  it('keeps code separate, and skips the bar above it', () => {
    const [section] = cutHtml(
      '<div class="theme-code-block"><div>Terminal</div><pre><code><div>npx cypress<br></div><div>open<br></div></code></pre><button>Copy</button></div>',
    ).sections
    expect(section).toMatchObject({ code: ['npx cypress\nopen'], text: [] })
  })

  it('finds terms in tables, lists, and summaries', () => {
    const [section] = cutHtml(`
      <table><thead><tr><th>Option<th>Default<tbody>
      <tr><td><code>timeout</code> <small>since 3.0</small><td>4000<tr><td><code>eq</code><br><code>equal</code><td>same</table>
      <ul><li><strong>options (Object)</strong><p>More.</p></ul>
      <dl><dt>subject<dd>An element.</dl>
      <details><summary>Why?</summary><p>So.</p></details>`).sections
    expect(section?.terms).toEqual([
      'timeout',
      'eq',
      'equal',
      'options (Object)',
      'subject',
      'Why?',
    ])
    expect(section?.text).toContain('timeout 4000')
    expect(section?.text).not.toContain('Option Default')
  })

  it('does not treat versions as terms, or dates as part of a heading', () => {
    const { sections } = cutHtml(`
      <h2 id="history">History</h2>
      <table><tbody><tr><td>12.5.1<td>Fixed.<tr><td>4000<td>The timeout.</table>
      <h3 id="12-5-1"><a href="#12-5-1">12.5.1</a> <time>2023-02-10</time></h3>
      <p>Fixed.</p>`)
    expect(sections.at(-2)?.terms).toEqual(['4000'])
    expect(sections.at(-2)?.text).toContain('12.5.1 Fixed.')
    expect(sections.at(-1)?.heading).toBe('12.5.1')
    expect(sections.at(-1)?.text).toEqual(['2023-02-10', 'Fixed.'])
  })

  it('recognizes sections that only contain links', () => {
    const { sections } = cutHtml(`
      <h2 id="a">See also</h2><ul><li><a href="/x">x</a>, which is more<li><p><a href="/y">y</a></ul>
      <h2 id="b">Rules</h2><ul><li>Use <a href="/x">x</a><li><a href="/y">y</a> is wrong<li>Wait</ul>
      <h2 id="c">Empty</h2>`)
    expect(sections.map(({ isSignpost }) => isSignpost)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('includes all tabs, and each label once', () => {
    const [section] = cutHtml(`
      <ul role="tablist"><li role="tab">macOS<li role="tab">Linux</ul>
      <div role="tabpanel" aria-label="macOS"><p>Drag it.</p></div>
      <div role="tabpanel" aria-label="Linux" hidden><p>Unpack it.</p></div>
      <div role="tabpanel" aria-label="npm"><div class="theme-code-block"><pre>npx</pre></div></div>`).sections
    expect(section?.text).toEqual(['macOS', 'Drag it.', 'Linux', 'Unpack it.'])
  })

  it('includes alt text, once for light and dark mode', () => {
    const [section] = cutHtml(
      '<p><img alt="The queue"><img alt="The queue"></p>',
    ).sections
    expect(section?.text).toEqual(['The queue'])
  })

  it('skips the default heading of an admonition, but not a custom one', () => {
    const [section] = cutHtml(`
      <div class="theme-admonition"><div class="admonitionHeading_x">warning</div><p>Hot.</p></div>
      <div class="theme-admonition"><div class="admonitionHeading_x">Mind the gap</div></div>`).sections
    expect(section?.text).toEqual(['Hot.', 'Mind the gap'])
  })

  it('collects links', () => {
    expect(cutHtml('<p><a href="/api/commands/get">get</a>').links).toEqual([
      '/api/commands/get',
    ])
  })
})
