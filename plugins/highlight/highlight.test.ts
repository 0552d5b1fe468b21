import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'
import { readMarks } from './marks'

describe('a sample', () => {
  it('is rendered as lines with colored words', () => {
    expect(highlight("const a = '<b>'\n\nrun(a)\n", 'ts')).toBe(
      `<span class="token-line"><span class="token keyword">const</span> a <span class="token punctuation">= </span><span class="token string">'&lt;b>'</span>\n</span>` +
        `<span class="token-line">\n</span>` +
        `<span class="token-line"><span class="token function">run</span><span class="token punctuation">(</span>a<span class="token punctuation">)</span></span>`,
    )
  })

  it("doesn't color the text in JSX", () => {
    expect(highlight('const a = <b>{c}+</b>', 'tsx')).toContain('}</span>+<')
  })

  it('is plain text in an unknown language', () => {
    expect(highlight('a && b', 'text')).toBe(
      '<span class="token-line">a &amp;&amp; b</span>',
    )
  })

  it.each(['bash', 'docker', 'groovy', 'ini', 'json', 'toml'])(
    "has colors in %s, which the highlighter doesn't include",
    (language) => {
      expect(highlight('"a"\n# b', language)).toContain('class="token ')
    },
  )
})

describe('marks', () => {
  const marked = (code: string, meta = '', language = 'ts') =>
    readMarks(code, language, meta).map(({ text, marks }) =>
      [text, ...marks].join(' '),
    )

  it('are comments above a line or around several', () => {
    expect(
      marked(
        '// added-next-line\na\n# error-start\nb\nc\n# error-end\n<!-- removed-next-line -->\nd\n{/* highlight-next-line */}\ne',
      ),
    ).toEqual(['a added', 'b error', 'c error', 'd removed', 'e highlighted'])
  })

  it('are numbers after the language, which keep comments as they are', () => {
    expect(marked('// added-next-line\nb\nc', '{1,3-4} title="a"')).toEqual([
      '// added-next-line highlighted',
      'b',
      'c highlighted',
    ])
  })

  it('in Markdown leave the comments in nested samples alone', () => {
    const code = '// added-next-line\na'
    expect(marked(code, '', 'md')).toEqual(code.split('\n'))
  })

  it("don't share a line with code", () => {
    expect(marked("a() // added-next-line\n'# added-next-line'")).toEqual([
      'a() // added-next-line',
      "'# added-next-line'",
    ])
  })
})
