import { describe, expect, it } from 'vitest'
import type { Addresses } from '../../content/api/addresses'
import { highlight } from './highlight'
import { linksIn } from './links'
import { readMarks } from './marks'
import { nameIn } from './names'

const addresses: Addresses = {
  byName: new Map([
    ['cy.get', '/api/commands/get'],
    ['cy.click', '/api/commands/click'],
    ['cy.stub', '/api/commands/stub'],
    ['cy.as', '/api/commands/as'],
    ['cy.should', '/api/commands/should'],
    ['Cypress.env', '/api/cypress-api/env'],
    ['Cypress.dom', '/api/cypress-api/dom'],
    ['Cypress.dom.wrap', '/api/cypress-api/dom#wrap'],
    ['Cypress.config', '/api/cypress-api/config'],
    ['chainers.be.visible', '/assertions#be.visible'],
    ['chainers.exist', '/assertions#exist'],
    ['config.e2e', '/configuration#e2e'],
    ['config.baseUrl', '/configuration#baseUrl'],
    ['config.env', '/configuration#env'],
    ['config.retries', '/configuration#retries'],
    ['events.window:load', '/events#load'],
  ]),
  unchained: new Set(['stub']),
}

/** The tokens of a sample, as `kind:text`. */
const colorsOf = (code: string, language: string) =>
  [...highlight(code, language).matchAll(/<i class=(\w)>(.*?)\s*<\/i>/g)].map(
    ([, kind, text]) => `${kind}:${text}`,
  )

describe('a sample', () => {
  it('is rendered as lines with colored words', () => {
    expect(highlight("const a = '<b>'\n\nrun(a)\n", 'ts')).toBe(
      `<i class=k>const </i>a = <i class=s>'&lt;b>'</i>\n` +
        `\n` +
        `<i class=f>run</i>(a)`,
    )
  })

  it('has the same colors in TypeScript and JavaScript', () => {
    const code = `// Comment
import { b } from 'a'
const { c: d } = b
export const run = async (text) => {
  await cy.task('a', { force: true, 'a-b': [1, undefined] })
  return new Map(\`\${text} /* b */\`, /c/)
}`
    for (const language of ['tsx', 'js', 'jsx']) {
      expect(highlight(code, language)).toBe(highlight(code, 'ts'))
    }
    expect(colorsOf(code, 'ts')).toEqual(
      expect.arrayContaining([
        'c:// Comment',
        'o:c',
        'f:run',
        'f:task',
        'o:force',
        "o:'a-b'",
        'n:true',
        'k:undefined',
        't:Map',
        's:} /* b */`',
        's:/c/',
      ]),
    )
  })

  it('has colors for types, and for what only TypeScript has', () => {
    expect(
      colorsOf(
        '/** Doc */\ninterface Plant<T> extends Item { name: string; run(): T }\nclass A { #b = 1 }',
        'ts',
      ),
    ).toEqual(
      expect.arrayContaining([
        'c:/** Doc */',
        't:Plant',
        't:Item',
        'o:name',
        't:string',
        'f:run',
        'o:#b',
      ]),
    )
  })

  it('is shown in full if it does not parse', () => {
    const code = "cy.get('a', …)\n  .click(\n@ # }}}\nif (x"
    const text = highlight(code, 'ts').replace(/<[^>]*>/g, '')
    expect(text).toBe(code)
  })

  it("doesn't color the text in JSX", () => {
    expect(highlight("const a = <B c='d'>{e}it's</B>", 'tsx')).toContain(
      "{e}it's&lt;/<i class=t>B</i>",
    )
  })

  it('is plain text in an unknown language', () => {
    expect(highlight('a && b', 'text')).toBe('a &amp;&amp; b')
  })

  it.each(['bash', 'docker', 'groovy', 'ini', 'json', 'toml'])(
    "has colors in %s, which the highlighter doesn't include",
    (language) => {
      expect(highlight('"a"\n# b', language)).toContain('<i class=')
    },
  )

  it('has colors for every command and flag of a shell', () => {
    expect(
      colorsOf(
        'A=1 npx cypress run --save-dev -b x && cd a\n# b\ndocker \\\n  run "-c"',
        'bash',
      ),
    ).toEqual([
      'o:A',
      'n:1',
      'f:npx',
      'o:--save-dev -b',
      'f:cd',
      'c:# b',
      'f:docker',
      's:"-c"',
    ])
  })

  it('has colors for all of a YAML file', () => {
    expect(
      colorsOf(
        'on: [push, pull_request]\nrun: npx a --b # c\nn: 1.5\nyes: true\n- a:1-2',
        'yaml',
      ),
    ).toEqual([
      'o:on',
      's:push',
      's:pull_request',
      'o:run',
      's:npx a --b',
      'c:# c',
      'o:n',
      'n:1.5',
      'o:yes',
      'n:true',
      's:a:1-2',
    ])
  })
})

it('text wraps where it is a sentence, but not where it is aligned', () => {
  const sentence = '`cy.go()` cannot accept `0`. The number must be greater.'
  const text = [
    sentence,
    'cypress/e2e/checkout.cy.ts',
    '│ Cypress:        15.3.0                        │',
    'File | % Stmts | % Branch | % Funcs | % Lines',
    'Cookie Set: session  {name: session, value: c29t}',
  ]
  expect(highlight(text.join('\n'), 'text').split('\n')).toEqual([
    `<i class=w>${sentence}</i>`,
    ...text.slice(1),
  ])
  expect(highlight(sentence, 'ts')).not.toContain('class=w')
})

describe('links to the API', () => {
  /** The links in a sample, as `text → address`. */
  const linksOf = (code: string, page = {}, language = 'ts') =>
    [
      ...highlight(
        code,
        language,
        '',
        linksIn({ addresses, baseUrl: '/docs/', ...page }),
      ).matchAll(/<a(?: tabindex=-1)? href=([^\s>]+)>(.*?)<\/a>/g),
    ].map(([, href, text]) => `${text} → ${href}`)

  it('lead from commands in a chain, and from assertions', () => {
    expect(
      linksOf(
        "cy\n  .get('get')\n  .login()\n  .should('be.visible', 'exist')",
      ),
    ).toEqual([
      'get → /docs/api/commands/get',
      'should → /docs/api/commands/should',
      'be.visible → /docs/assertions#be.visible',
    ])
  })

  it('lead from the most specific member of Cypress', () => {
    expect(
      linksOf("Cypress.dom.wrap(a)\nCypress.dom\nCypress.env('a').get()"),
    ).toEqual([
      'wrap → /docs/api/cypress-api/dom#wrap',
      'dom → /docs/api/cypress-api/dom',
      'env → /docs/api/cypress-api/env',
    ])
  })

  it('lead from keys of a configuration', () => {
    const code =
      'export default defineConfig({ e2e: { baseUrl: a.env, other: { env: 1 } } })'
    expect(linksOf(`import { defineConfig } from 'cypress'\n${code}`)).toEqual([
      'e2e → /docs/configuration#e2e',
      'baseUrl → /docs/configuration#baseUrl',
    ])
    expect(linksOf(`import { defineConfig } from 'vite'\n${code}`)).toEqual([])
    expect(
      linksOf(
        "it.only('a', { retries: 2 }, () => run({ retries: 1 }))\nCypress.config({ env: {} })\nCypress.config('baseUrl')",
      ),
    ).toEqual([
      'retries → /docs/configuration#retries',
      'config → /docs/api/cypress-api/config',
      'env → /docs/configuration#env',
      'config → /docs/api/cypress-api/config',
      'baseUrl → /docs/configuration#baseUrl',
    ])
  })

  it('lead from commands and assertions outside of a chain', () => {
    expect(linksOf("list.then(cy.get)\nlist.should('exist', 'get')")).toEqual([
      'get → /docs/api/commands/get',
      'exist → /docs/assertions#exist',
    ])
  })

  it("don't lead from what only looks like the API", () => {
    expect(
      linksOf(
        "button.click()\n// cy.get()\n'cy.get()'\ncy.stub().as('a')\nget().should('get')",
      ),
    ).toEqual(['stub → /docs/api/commands/stub'])
  })

  it("don't lead to their own page", () => {
    expect(linksOf('cy.get().click()', { route: '/api/commands/get' })).toEqual(
      ['click → /docs/api/commands/click'],
    )
  })

  it('are a tab stop only once', () => {
    const html = highlight(
      'cy.get().click()\ncy.get()',
      'js',
      '',
      linksIn({ addresses, baseUrl: '/' }, new Set(['/api/commands/click'])),
    )
    expect(html.match(/<a[^>]*>/g)).toEqual([
      '<a href=/api/commands/get>',
      '<a tabindex=-1 href=/api/commands/click>',
      '<a tabindex=-1 href=/api/commands/get>',
    ])
  })

  it.each([
    ['cy.get()', 'cy.get'],
    ["cy.get('li')", 'cy.get'],
    ['.click()', 'cy.click'],
    ['Cypress.dom.wrap', 'Cypress.dom.wrap'],
    ['Cypress.env()', 'Cypress.env'],
    ["Cypress.config('baseUrl')", 'config.baseUrl'],
    [".should('be.visible')", 'chainers.be.visible'],
    ['be.visible', 'chainers.be.visible'],
    ['baseUrl', 'config.baseUrl'],
    ['window:load', 'events.window:load'],
    ['cy.get().click()', undefined],
    ["cy.get().should('exist')", undefined],
    ["it('a', { env, retries }, b)", undefined],
    ['button.click()', undefined],
    ['click', undefined],
    ['exist', undefined],
    ['env', undefined],
    ['a.b', undefined],
  ])('in text: %s is %s', (code, name) => {
    expect(nameIn(code, addresses)).toBe(name)
  })
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
