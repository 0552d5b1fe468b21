import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { samplesOf } from './samples'

const table = (...rows: string[]) =>
  ['| Chainer | Passes when |', '| --- | --- |', ...rows].join('\n')

const cells = (text: string) =>
  samplesOf(readPage('page.mdx', text)).flatMap(({ line, cell, code }) =>
    cell === undefined ? [] : [{ line, cell, code }],
  )

describe('samples in tables', () => {
  it('are alone on a line of their cell', () => {
    const text = table(
      "| `eq` | is the same<br />`cy.wrap(24).should('eq', 24)` |",
      "| `exist` | `cy.get('a')`<br />or `cy.get('b')` is there |",
      "| `expect(1).to.eq(1)` | `cy.get('a \\| b')` |",
    )
    expect(cells(text)).toEqual([
      { line: 3, cell: 0, code: "cy.wrap(24).should('eq', 24)" },
      { line: 4, cell: 0, code: "cy.get('a')" },
      { line: 5, cell: 0, code: 'expect(1).to.eq(1)' },
      { line: 5, cell: 1, code: "cy.get('a | b')" },
    ])
  })

  it.each(['cy.get()', 'Cypress.config(name)', 'cy.', 'cy', "'eq'", 'npm ci'])(
    'are not `%s`, which is a name',
    (code) => {
      expect(cells(table(`| \`${code}\` | a name |`))).toEqual([])
    },
  )

  it('are in the body of a table, and not in a block', () => {
    const text = table('| `expect(1).to.eq(1)` |')
    expect(cells(`\`\`\`md\n${text}\n\`\`\``)).toEqual([])
    expect(cells('| `expect(1).to.eq(1)` |\n| --- |')).toEqual([])
  })

  it('are set up by the comment above their table, but not above another', () => {
    const row = "| `cy.wrap(add()).should('eq', 1)` |"
    const text = `{/* samples: const add = () => 1 */}\n\n${table(row)}\n\n${table(row)}`
    expect(cells(text).map(({ code }) => code)).toEqual([
      "const add = () => 1; cy.wrap(add()).should('eq', 1)",
      "cy.wrap(add()).should('eq', 1)",
    ])
  })
})

describe('samples in blocks', () => {
  it('have a position, an indent, and the words of their fence', () => {
    const text = '- Text:\n\n  ```ts title="a b.ts" wrong\n  1\n  ```\n'
    expect(samplesOf(readPage('docs/a.mdx', text))).toMatchObject([
      {
        file: 'docs/a.mdx',
        line: 4,
        indent: 2,
        meta: { title: 'a b.ts', wrong: true, unknown: [] },
      },
    ])
  })

  it('know the heading above them, and whether it is a message', () => {
    const fence = '\n\n```ts\n1\n```\n\n'
    const text = `${fence}## Use \`cy\`${fence}### \`cy is not defined\` {/* #not */}${fence}### \`cy\`${fence}`
    expect(
      samplesOf(readPage('docs/a.mdx', text)).map(({ section }) => section),
    ).toEqual([
      undefined,
      { line: 7 },
      { line: 13, message: 'cy is not defined' },
      { line: 19 },
    ])
  })
})
