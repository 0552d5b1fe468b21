import { urlMatches } from './urlRequests'
import { readMeta } from '../samples/meta'
import type { Case } from './cases'
import type { PageOfCases } from './specs'

/** Runs with the page that describes what a URL is compared with. */
export const urlMatchesRun = {
  described: 'docs/api/commands/intercept.mdx',
  file: 'content/runs/urlMatches.ts',
}

const text = (value: unknown) => JSON.stringify(value)

/**
 * A test that sends a request which two intercepts may answer: the later one, with
 * the matcher, if that matches, and otherwise the one for everything.
 */
function codeOf(
  match: string | RegExp,
  method: string | undefined,
  request: string,
  answer: boolean,
): string {
  const [, sent = 'GET', url = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(request) ?? []
  const matcher = match instanceof RegExp ? String(match) : text(match)
  return `
cy.intercept(/^/, 'false')
cy.intercept(${method === undefined ? '' : `${text(method)}, `}${matcher}, 'true')
cy.window()
  .then((win) => win.fetch(${text(url)}, { method: ${text(sent)} }))
  .then((response) => response.text())
  .should('equal', '${answer}')`
}

/** A test for each request in the data, whose key says all of it. */
export function planUrlMatches(): PageOfCases & {
  configurations: []
  commandLines: []
  left: []
} {
  const { file } = urlMatchesRun
  const cases = urlMatches
    .flatMap(({ match, method, yes, no }) => {
      const toOne = (answer: boolean) => (request: string) => ({
        key: `${method ? `${method} ` : ''}${String(match)} ← ${request}: ${answer}`,
        code: codeOf(match, method, request, answer),
      })
      return [...yes.map(toOne(true)), ...no.map(toOne(false))]
    })
    .map(({ key, code }, index): Case => ({
      sample: {
        file,
        line: index + 1,
        indent: 0,
        language: 'ts',
        meta: readMeta(''),
        code,
      },
      key,
      name: `${index + 1}`,
      kind: 'fragment',
      profile: 'e2e',
      // A page that sends no requests of its own.
      start: { markup: '<p>Requests</p>', state: { cart: [] } },
      expected: 'pass',
    }))
  return {
    file,
    samples: cases.map(({ sample }) => sample),
    cases,
    configurations: [],
    commandLines: [],
    left: [],
  }
}
