import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { hashOf, toPage, writeSpecs } from './wholeSpecs'

/** The specs of a page's samples, as if all had passed. */
const specsOf = (body: string) =>
  writeSpecs(
    readPage('docs/x.mdx', `---\ntitle: Cart\n---\n\n${body}`),
    '14.5.4',
    () => true,
  )

const block = (code: string, info = 'ts') => `\`\`\`${info}\n${code}\n\`\`\`\n`

const textOf = async (body: string) => (await specsOf(body)).at(-1)?.text

describe('a whole spec', () => {
  it('has the setup that commands ran with', async () => {
    const code = "cy.get('[data-cy=cart-item]').should('have.length', 2)"
    const specs = await specsOf(`## Look inside\n\n${block(code)}`)
    expect(specs).toHaveLength(1)
    expect(specs[0]).toMatchObject({
      shown: code,
      language: 'ts',
      section: 'look-inside',
    })
    expect(specs[0]?.text).toBe(`describe('Cart', () => {
  beforeEach(() => {
    cy.request('POST', '/api/test/session', { email: 'ada@fernhill.example' })
    cy.request('POST', '/api/test/seed', {
      what: 'cart',
      email: 'ada@fernhill.example',
      items: [
        { plantId: 7, quantity: 1 },
        { plantId: 3, quantity: 1 },
      ],
    })
    cy.visit('/cart')
  })

  it('Look inside', () => {
    cy.get('[data-cy=cart-item]').should('have.length', 2)
  })
})`)
  })

  it('needs none for values, or for tests of a guest', async () => {
    expect(await textOf(block('expect(1).to.equal(1)'))).toBe(
      `describe('Cart', () => {
  it('Cart', () => {
    expect(1).to.equal(1)
  })
})`,
    )
    const test = "it('signs in', () => {\n  cy.visit('/login')\n})"
    expect(await textOf(block(test))).toBe(test)
  })

  it('has hidden lines, but no comments that mark lines', async () => {
    const [spec] = await specsOf(
      block(
        "const count = 12\n// ---cut---\n// highlight-next-line\ncy.get('li').should('have.length', count)",
        'ts as="guest" visit="/"',
      ),
    )
    expect(spec?.shown).toBe("cy.get('li').should('have.length', count)")
    expect(spec?.text).toContain(`    const count = 12

    cy.get('li').should('have.length', count)
`)
  })

  it('opens the HTML above the sample', async () => {
    const text = await textOf(
      `## A\n\n${block('<p>`${a}`</p>', 'html')}\n${block("cy.get('p')")}`,
    )
    expect(text).toContain('<body><p>\\`\\${a}\\`</p></body>')
    expect(text).toContain("cy.visit('/sample')")
  })

  it('has the commands that the sample uses, and global types outside', async () => {
    const text = await textOf(
      [
        block(
          "Cypress.Commands.add('one', () => {})\n\nexport {}",
          'ts title="cypress/support/commands.ts"',
        ),
        block("Cypress.Commands.add('other', () => {})"),
        block(
          'declare global {\n  interface Window {\n    a: 1\n  }\n}\n// ---cut---\ncy.one()',
        ),
      ].join('\n'),
    )
    expect(text).toBe(`declare global {
  interface Window {
    a: 1
  }
}

Cypress.Commands.add('one', () => {})

export {}

describe('Cart', () => {
  beforeEach(() => {
    cy.request('POST', '/api/test/session', { email: 'ada@fernhill.example' })
    cy.visit('/plants')
  })

  it('Cart', () => {
    cy.one()
  })
})`)
  })

  it('exists in JavaScript too, if the sample does', async () => {
    const specs = await specsOf(
      block('const name: string = "fern"\ncy.contains(name)'),
    )
    expect(specs.map(({ language, shown }) => [language, shown])).toEqual([
      ['ts', 'const name: string = "fern"\ncy.contains(name)'],
      ['js', "const name = 'fern'\ncy.contains(name)"],
    ])
    expect(specs[1]?.text).toContain("    const name = 'fern'\n")
  })

  it.each([
    ['fails', block("cy.get('a')", 'ts wrong')],
    ['is bad practice', block("cy.get('a')", 'ts avoid')],
    ['only defines', block("Cypress.Commands.add('a', () => {})")],
    ['has no test', block('beforeEach(() => {\n  cy.visit("/")\n})')],
    ['skips others', block("it.only('a', () => {\n  cy.visit('/')\n})")],
    ['needs a file', block("import { a } from './a'\n\ncy.get(a)")],
    ['starts another app', block("cy.task('startApp', 'first')")],
    ['is for components', block("mount('<p>')\ncy.get('p')", 'vue')],
  ])("doesn't exist if the sample %s", async (_why, body) => {
    expect(await specsOf(body)).toEqual([])
  })
})

it('runs exactly the text of each spec, named by its hash', async () => {
  const specs = await specsOf(block("cy.get('a')"))
  const { samples, cases } = toPage('docs/x.mdx', specs)
  expect(samples.map(({ code }) => code)).toEqual(specs.map(({ text }) => text))
  expect(cases.map(({ name, start }) => [name, start])).toEqual([
    [hashOf(specs[0]?.text ?? ''), { state: { cart: [] } }],
  ])
})
