import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readApi } from '../api/readApi'
import { readMeta } from './meta'
import { checkNames } from './stringNames'

const api = readApi(path.join(__dirname, '../..'))

const check = (...codes: string[]) =>
  checkNames(
    codes.map((code, index) => ({
      file: 'page.mdx',
      line: 10 * (index + 1),
      indent: 0,
      language: 'ts',
      meta: readMeta(''),
      code,
    })),
    api,
  ).map(({ line, message }) => `${line} ${message}`)

describe("names that the types don't check", () => {
  it.each([
    "cy.get('a').should('be.visible').and('not.have.attr', 'x')",
    "cy.get('a').should(chainer).should(() => {})",
    "cy.on('uncaught:exception', () => false); emitter.on('anything', f)",
    "cy.get('a').type('Fern{enter}{selectAll}{SELECTALL}{{}{a}{}')",
    "cy.get('a').type('{ctrl+a}{ctrl+shift+enter}{alt++}{shift+Del}')",
    "cy.get('a').type('{\"id\":7}', { parseSpecialCharSequences: false })",
    "cy.get('a').type('{nope}', options)",
    "cy.intercept('/a').as('plants'); cy.wait(['@plants', '@plants']); cy.get('@plants.all'); cy.get('@plants.2'); cy.wait('@plants.request')",
    "cy.intercept('/a', (req) => { req.alias = 'plants' }); cy.wait('@plants')",
    "mount(Picker, { added: createOutputSpy('added') }); cy.get('@added')",
    'cy.get(\'[href="@plants"]\')',
  ])('pass: %s', (code) => {
    expect(check(code)).toEqual([])
  })

  it.each([
    [
      "cy.get('a')\n  .should('be.visibel')",
      `11 "be.visibel" isn't an assertion in the types. Did you mean "be.visible"?`,
    ],
    [
      "cy.get('a').should('exist').and('have.texts', 'a')",
      `10 "have.texts" isn't an assertion in the types. Did you mean "have.text"?`,
    ],
    [
      "cy.on('window:lod', f)",
      `10 "window:lod" isn't an event of cy. Did you mean "window:load"?`,
    ],
    [
      "Cypress.once('uncaught:exeption', f)",
      `10 "uncaught:exeption" isn't an event of Cypress. Did you mean "uncaught:exception"?`,
    ],
    [
      "cy.get('a').type('Fern{entr}')",
      `10 "{entr}" isn't a key of cy.type(). Did you mean "{enter}"? Press other keys with cy.press(). For a brace, write {{}, or pass parseSpecialCharSequences: false.`,
    ],
    [
      "cy.get('a').type(`${name}{tab}`, { delay: 0 })",
      `10 "{tab}" isn't a key of cy.type(). Press other keys`,
    ],
    ["cy.get('a').type(name + '{entr}')", `10 "{entr}" isn't a key`],
    [
      "cy.get('a').type('{Ctrl+a}')",
      `10 "Ctrl" in "{Ctrl+a}" isn't a modifier. Allowed: alt, option, ctrl, control, meta, command, cmd, shift. Did you mean "ctrl"?`,
    ],
    [
      "cy.get('a').type('{ctrl+delete}')",
      `10 "{delete}" isn't a key of cy.type().`,
    ],
    [
      "cy.intercept('/a').as('plants'); cy.wait('@plant')",
      `10 "@plant" isn't an alias, because no sample on this page has .as('plant'). Did you mean "@plants"?`,
    ],
    [
      "cy.wait(['@cart'])",
      `10 "@cart" isn't an alias, because no sample on this page has .as('cart'). Add it.`,
    ],
  ])('fail: %s', (code, problem) => {
    const found = check(code)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(problem)
  })

  it('may come from another sample on the page', () => {
    const declaration =
      "declare namespace Cypress { interface Chainer<Subject> { (chainer: 'have.price' | 'not.have.price', value: number): void } }"
    const use = "cy.wrap(1).should('have.price', 24)\ncy.get('@plants')"
    expect(check(use, `${declaration}\ncy.get('a').as('plants')`)).toEqual([])
    expect(check(use)).toHaveLength(2)
  })

  it("may be wrong in a sample that's marked as wrong", () => {
    const sample = {
      file: 'page.mdx',
      line: 1,
      indent: 0,
      language: 'ts',
      meta: readMeta('wrong'),
      code: "cy.get('a').should('be.visibel')",
    }
    expect(checkNames([sample], api)).toEqual([])
  })
})
