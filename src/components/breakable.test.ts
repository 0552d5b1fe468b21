import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import breakable from './breakable'

it.each([
  ['cy.get()', 'cy.get()'],
  ['Cypress.Commands.add()', 'Cypress.<wbr/>Commands.<wbr/>add()'],
])('%s can break like %s', (code, html) => {
  expect(
    renderToStaticMarkup(createElement(Fragment, null, breakable(code))),
  ).toBe(html)
})
