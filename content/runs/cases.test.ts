import { describe, expect, it } from 'vitest'
import { readMeta } from '../samples/meta'
import type { Sample } from '../samples/samples'
import { kindOf, placeOf, planPage } from './cases'
import { hasQuote } from './outcomes'

const sample = (code: string, info = '', language = 'ts'): Sample => ({
  file: 'docs/guides/x.mdx',
  line: 10,
  indent: 0,
  language,
  meta: readMeta(info),
  code,
})

const plan = (...samples: Sample[]) => planPage(samples, undefined, '14.5.4')

describe('kindOf', () => {
  it.each([
    ["cy.get('[data-cy=search]').clear()", 'fragment'],
    ['cy.wrap(1).should("eq", 1)\nexpect(1).to.eq(1)', 'values'],
    ["describe('cart', () => {})", 'suite'],
    ['beforeEach(() => {\n  cy.visit("/")\n})', 'suite'],
    ["Cypress.Commands.add('login', () => {})", 'definitions'],
    ['export const search = (text: string) => cy.get(text)', 'definitions'],
  ])('%s', (code, kind) => {
    expect(kindOf(sample(code))).toBe(kind)
  })

  it('takes a support file for definitions, whatever it has', () => {
    const code = "cy.get('a')"
    expect(kindOf(sample(code, 'title="cypress/support/e2e.ts"'))).toBe(
      'definitions',
    )
  })
})

describe('placeOf', () => {
  it.each([
    ["cy.get('[data-cy=order-row]')", '/orders'],
    ['cy.get(\'[data-cy="cart-item"]\')', '/cart'],
    ["cy.getBySel('email')", '/login'],
    // `nav` is on every page.
    ["cy.get('[data-cy=nav]').find('[data-cy=search]')", '/plants'],
    ["cy.get('h1')", undefined],
  ])('%s', (code, place) => {
    expect(placeOf(code)).toBe(place)
  })
})

describe('planPage', () => {
  const cart = "cy.get('[data-cy=cart-item]')"

  it('starts a fragment where its first name is', () => {
    expect(plan(sample(cart)).cases[0]).toMatchObject({
      start: {
        visit: '/cart',
        state: { user: 'ada@fernhill.example', cart: [7, 3] },
      },
      expected: 'pass',
    })
  })

  it('prefers what the fence says', () => {
    const { cases } = plan(sample(cart, 'visit="/checkout" as="guest" wrong'))
    expect(cases[0]).toMatchObject({
      start: { visit: '/checkout' },
      expected: 'fail',
    })
    expect(cases[0]?.start.state.user).toBeUndefined()
  })

  it("doesn't visit for a fragment that visits", () => {
    expect(
      plan(sample(`cy.visit('/orders')\n${cart}`)).cases[0]?.start.visit,
    ).toBe(undefined)
  })

  it('prepares the shop for a request, but opens no page', () => {
    const [one] = plan(sample("cy.request('/api/orders')")).cases
    expect(one).toMatchObject({
      kind: 'fragment',
      start: { state: { user: 'ada@fernhill.example', cart: [] } },
    })
    expect(one?.start.visit).toBeUndefined()
  })

  it('fills the cart for the page, but not for the API or an import', () => {
    const cartOf = (code: string) =>
      plan(sample(code)).cases[0]?.start.state.cart
    expect(cartOf("cy.visit('/cart')")).toEqual([7, 3])
    expect(cartOf("cy.request('/api/cart')")).toEqual([])
    expect(cartOf("import { add } from '../support/cart'")).toEqual([])
  })

  it('starts other fragments where the page says', () => {
    const { cases } = planPage([sample("cy.get('h1')")], '/orders', '14.5.4')
    expect(cases[0]?.start.visit).toBe('/orders')
  })

  it('leaves what the application is too old for', () => {
    const newer = sample(cart, 'needs="15.0.0"')
    expect(plan(newer)).toMatchObject({
      cases: [],
      left: [{ reason: 'needs Cypress 15.0.0' }],
    })
    expect(planPage([newer], undefined, '15.3.0').cases).toHaveLength(1)
  })

  it.each([
    ['norun="needs Cypress Cloud"', 'ts', cart, 'needs Cypress Cloud'],
    [
      'title="scripts/run.ts"',
      'ts',
      'export default {}',
      'runs in Node.js, outside Cypress',
    ],
    ['', 'ts', 'interface Plant { id: number }', 'only declares types'],
  ])('leaves %s %s', (info, language, code, reason) => {
    expect(plan(sample(code, info, language)).left[0]?.reason).toBe(reason)
  })

  it('runs components with their framework, without Fernhill', () => {
    const { cases } = plan(
      sample('cy.mount(<Picker />)', '', 'tsx'),
      sample('<template>1</template>', 'title="src/Picker.vue"', 'vue'),
      sample("it('counts', () => {})", 'profile="svelte"'),
    )
    expect(cases).toMatchObject([
      { profile: 'react', kind: 'fragment', start: { state: { cart: [] } } },
      { profile: 'vue', kind: 'definitions', start: { state: { cart: [] } } },
      { profile: 'svelte', kind: 'suite', start: { state: { cart: [] } } },
    ])
    expect(cases.every(({ start }) => start.visit === undefined)).toBe(true)
  })

  it('starts on the markup above, in the same section', () => {
    const html = {
      ...sample('<p>Fern</p>', '', 'html'),
      line: 5,
      section: { line: 3 },
    }
    const below = { ...sample(cart), section: { line: 3 } }
    const [one] = plan(html, below).cases
    expect(one).toMatchObject({ start: { markup: '<p>Fern</p>' } })
    expect(one?.start.visit).toBeUndefined()
    expect(
      plan({ ...html, code: '<p>Aloe</p>' }, below).cases[0]?.key,
    ).not.toBe(one?.key)
    for (const other of [
      { ...below, section: { line: 8 } },
      { ...below, line: 4 },
      { ...sample(cart, 'visit="/cart"'), section: { line: 3 } },
      { ...sample("cy.visit('/')"), section: { line: 3 } },
    ]) {
      expect(plan(html, other).cases[0]?.start.markup).toBeUndefined()
    }
  })

  it('expects the message that is the heading', () => {
    const section = { line: 3, message: 'cy.tick() cannot be called' }
    const [wrong, right] = plan(
      { ...sample('cy.tick(1)', 'wrong'), section },
      { ...sample(cart), section },
    ).cases
    expect(wrong?.quote).toBe(section.message)
    expect(right?.quote).toBeUndefined()
  })

  it('gives a message to the sample above it, not to one in a table', () => {
    const wrong = { ...sample(cart, 'wrong'), line: 5 }
    const error = { ...sample('No cart', 'error', 'text'), line: 9 }
    const cell = { ...sample(cart), line: 2, cell: 0 }
    const { cases } = plan(wrong, error, cell)
    expect(cases.map(({ quote }) => quote)).toEqual(['No cart', undefined])
  })

  it('lets the application load configurations', () => {
    const found = plan(
      sample('export default {}', 'title="cypress.config.ts"'),
      sample('defineConfig({})', 'config wrong'),
    )
    expect(found.configurations.map(({ expected }) => expected)).toEqual([
      'pass',
      'fail',
    ])
  })

  it('has the commands above a printed text print it, apart from what varies', () => {
    const printed =
      '│ Node Version: v22.18.0 (/usr/local/bin/node) │\n\n✓ lists (529ms)\n\n- /home/you/shop/a (failed).png  (1280x720)'
    const { commandLines } = plan(
      { ...sample('npx cypress run', '', 'bash'), line: 8 },
      sample(printed, 'printed', 'text'),
    )
    expect(commandLines).toHaveLength(1)
    const { quote = '' } = commandLines[0] ?? {}
    const run =
      'Node Version: v20.20.2 (/usr/bin/node)\n✓ lists (61ms)\n- shop/a (1280x720)\n'
    expect(hasQuote(run, quote)).toBe(true)
    expect(hasQuote(run.replace('lists', 'shows'), quote)).toBe(false)
  })

  it('runs no commands without a printed text, or in another section', () => {
    const command = sample('npx cypress run', '', 'bash')
    const elsewhere = { ...command, line: 8, section: { line: 3 } }
    const printed = sample('Passing: 1', 'printed', 'text')
    expect(plan(command).commandLines).toEqual([])
    expect(plan(elsewhere, printed).commandLines).toEqual([])
  })

  it('keeps keys apart when samples are equal, and when lines move', () => {
    const keys = (...samples: Sample[]) =>
      plan(...samples).cases.map(({ key }) => key)
    const [first, second] = keys(sample(cart), { ...sample(cart), line: 20 })
    expect(second).toBe(`${first}.2`)
    expect(keys({ ...sample(cart), line: 99 })).toEqual([first])
    expect(keys(sample(cart, 'visit="/"'))).not.toEqual([first])
  })
})
