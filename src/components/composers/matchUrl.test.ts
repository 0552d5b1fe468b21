import { describe, expect, it } from 'vitest'
import { urlMatches } from '../../../content/runs/urlRequests'
import { findProblem, matchUrl, toCode, type Intercept } from './matchUrl'

const toIntercept = ({
  match,
  method = '',
}: (typeof urlMatches)[number]): Intercept => ({
  kind: typeof match === 'string' ? 'glob' : 'regexp',
  text: String(match),
  method,
})

it.each(urlMatches)('$method $match matches what Cypress matches', (row) => {
  const isMatched = (request: string) =>
    matchUrl(toIntercept(row), request).matches
  const { yes, no } = row
  expect([...yes, ...no].filter(isMatched)).toEqual(yes)
})

it('suggests only globs that match', () => {
  const suggestions = urlMatches.flatMap((row) =>
    row.no.flatMap((request) => {
      const intercept = toIntercept(row)
      const { instead } = matchUrl(intercept, request)
      if (instead === undefined) return []
      const isMatched = matchUrl({ ...intercept, text: instead }, request)
      return [`${intercept.text} ${request} ${instead} ${isMatched.matches}`]
    }),
  )
  expect(suggestions).toMatchInlineSnapshot(`
    [
      "/api/plants /api/plants?search=fern /api/plants* true",
      "/api/plants /api/plants/7 /api/plants/** true",
      "/api/plants /v2/api/plants **/api/plants true",
      "api/plants /v2/api/plants **/api/plants true",
      "api/plants /api/plants/7 api/plants/** true",
      "/api/plants* /api/plants/7 /api/plants/** true",
      "/api/plants/* /api/plants /api/plants{,/*} true",
      "/api/plants/* /api/plants/ /api/plants{,/*} true",
      "/api/plants/* /api/plants/7/reviews /api/plants/** true",
      "/api/plants/** /api/plants /api/plants{,/**} true",
      "/api/plants{,/**} /api/plants?search=fern /api/plants{,/**}* true",
      "/api/plants** /api/plants/7 /api/plants/** true",
      "/api/plants/ /api/plants /api/plants true",
      "**/plants /plants?page=2 **/plants* true",
      "**/*.jpg /img/monstera.jpg?width=80 **/*.jpg* true",
      "http://localhost:3000/api/plants /api/plants?search=fern http://localhost:3000/api/plants* true",
      "localhost:3000/api/plants /api/plants *://localhost:3000/api/plants true",
      "/api/plants?search=Aloe vera /api/plants?search=Aloe vera /api/plants?search=Aloe%20vera true",
      "/api/growers/o'hara /api/growers/o'hara /api/growers/o%27hara true",
    ]
  `)
})

it('explains each answer', () => {
  expect(
    urlMatches.flatMap((row) =>
      [...row.yes, ...row.no].map((request) => {
        const { matches, why } = matchUrl(toIntercept(row), request)
        return `${String(row.match)} ${matches ? '=' : '≠'} ${request}: ${why}`
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "/api/plants = /api/plants: It’s the path.",
      "/api/plants = /api/plants/: It matches the path, \`/api/plants/\`.",
      "/api/plants = /api/plants#monstera: It’s the path.",
      "/api/plants = POST /api/plants: It’s the path.",
      "/api/plants = http://shop.fernhill.example/api/plants: It’s the path.",
      "/api/plants ≠ /api/plants?search=fern: The query string, \`?search=fern\`, belongs to the URL, and the glob ends before it.",
      "/api/plants ≠ /api/plants/7: A glob has to match up to the end, and the URL goes on with \`/7\`.",
      "/api/plants ≠ /api/plantsale: A string has to match all of the URL or path, not a part of it.",
      "/api/plants ≠ /v2/api/plants: A glob has to match from the start, and the path starts with \`/v2\`.",
      "api/plants = /api/plants: With the slash that’s missing in front, it matches the path, \`/api/plants\`.",
      "api/plants ≠ /v2/api/plants: A glob has to match from the start, and the path starts with \`/v2\`.",
      "api/plants ≠ /api/plants/7: A glob has to match up to the end, and the URL goes on with \`/7\`.",
      "/api/plants* = /api/plants: It matches the path, \`/api/plants\`.",
      "/api/plants* = /api/plants?search=fern: It matches the path, \`/api/plants?search=fern\`.",
      "/api/plants* = /api/plantsale: It matches the path, \`/api/plantsale\`.",
      "/api/plants* ≠ /api/plants/7: \`*\` doesn’t match slashes, not even in a query string.",
      "/api/plants* ≠ /api/plants?from=/cart: \`*\` doesn’t match slashes, not even in a query string.",
      "/api/plants\\?* = /api/plants?search=fern: It matches the path, \`/api/plants?search=fern\`.",
      "/api/plants\\?* ≠ /api/plants: The glob matches neither \`http://localhost:3000/api/plants\` nor \`/api/plants\`.",
      "/api/plants\\?* ≠ /api/plantsale: The glob matches neither \`http://localhost:3000/api/plantsale\` nor \`/api/plantsale\`.",
      "/api/plants?* = /api/plants?search=fern: It matches the path, \`/api/plants?search=fern\`.",
      "/api/plants?* = /api/plantsale: It matches the path, \`/api/plantsale\`.",
      "/api/plants?* ≠ /api/plants: The glob matches neither \`http://localhost:3000/api/plants\` nor \`/api/plants\`.",
      "/api/plants?search=fern = /api/plants?search=fern: It’s the path.",
      "/api/plants?search=fern ≠ /api/plants?search=fern&page=2: The query strings differ. To match parameters in any order, use \`pathname\` and \`query\`.",
      "/api/plants?search=fern ≠ /api/plants?page=2&search=fern: The query strings differ. To match parameters in any order, use \`pathname\` and \`query\`.",
      "/api/plants/* = /api/plants/7: It matches the path, \`/api/plants/7\`.",
      "/api/plants/* = /api/plants/7?full=1: It matches the path, \`/api/plants/7?full=1\`.",
      "/api/plants/* ≠ /api/plants: \`/*\` needs something after the slash.",
      "/api/plants/* ≠ /api/plants/: \`/*\` needs something after the slash.",
      "/api/plants/* ≠ /api/plants/7/reviews: \`*\` doesn’t match slashes, not even in a query string.",
      "/api/plants/** = /api/plants/7: It matches the path, \`/api/plants/7\`.",
      "/api/plants/** = /api/plants/7/reviews: It matches the path, \`/api/plants/7/reviews\`.",
      "/api/plants/** ≠ /api/plants: \`/**\` needs something after the slash.",
      "/api/plants/** ≠ /api/plants?search=fern: The glob matches neither \`http://localhost:3000/api/plants?search=fern\` nor \`/api/plants?search=fern\`.",
      "/api/plants{,/**} = /api/plants: It matches the path, \`/api/plants\`.",
      "/api/plants{,/**} = /api/plants/7/reviews: It matches the path, \`/api/plants/7/reviews\`.",
      "/api/plants{,/**} ≠ /api/plants?search=fern: The query string, \`?search=fern\`, belongs to the URL, and the glob ends before it.",
      "/api/plants** = /api/plants: It matches the path, \`/api/plants\`.",
      "/api/plants** = /api/plantsale: It matches the path, \`/api/plantsale\`.",
      "/api/plants** ≠ /api/plants/7: \`**\` only matches slashes if it’s a whole segment. Next to other characters, it works like \`*\`.",
      "/api/plants/ = /api/plants/: It’s the path.",
      "/api/plants/ ≠ /api/plants: The glob ends with a slash, and the URL doesn’t.",
      "/api/plants/[0-9] = /api/plants/7: It matches the path, \`/api/plants/7\`.",
      "/api/plants/[0-9] ≠ /api/plants/new: The glob matches neither \`http://localhost:3000/api/plants/new\` nor \`/api/plants/new\`.",
      "/api/plants/[0-9] ≠ /api/plants/12: The glob matches neither \`http://localhost:3000/api/plants/12\` nor \`/api/plants/12\`.",
      "/api/plants/+([0-9]) = /api/plants/12: It matches the path, \`/api/plants/12\`.",
      "/api/plants/+([0-9]) ≠ /api/plants/new: The glob matches neither \`http://localhost:3000/api/plants/new\` nor \`/api/plants/new\`.",
      "/api/plants/!(new) = /api/plants/7: It matches the path, \`/api/plants/7\`.",
      "/api/plants/!(new) ≠ /api/plants/new: The glob matches neither \`http://localhost:3000/api/plants/new\` nor \`/api/plants/new\`.",
      "/api/{plants,cart} = /api/plants: It matches the path, \`/api/plants\`.",
      "/api/{plants,cart} = /api/cart: It matches the path, \`/api/cart\`.",
      "/api/{plants,cart} ≠ /api/orders: The glob matches neither \`http://localhost:3000/api/orders\` nor \`/api/orders\`.",
      "/API/plants = /API/plants: It’s the path.",
      "/API/plants ≠ /api/plants: Globs are case-sensitive.",
      "**/plants = /api/plants: It matches the full URL, \`http://localhost:3000/api/plants\`.",
      "**/plants = /plants: It matches the full URL, \`http://localhost:3000/plants\`.",
      "**/plants ≠ /plants?page=2: The query string, \`?page=2\`, belongs to the URL, and the glob ends before it.",
      "plants* = /api/plants: A glob without a slash is compared with the last segment, \`plants\`.",
      "plants* = /api/plants?search=fern: A glob without a slash is compared with the last segment, \`plants?search=fern\`.",
      "plants* = /plantsale: A glob without a slash is compared with the last segment, \`plantsale\`.",
      "plants* ≠ /api/plants/7: A glob has to match up to the end, and the URL goes on with \`/7\`.",
      "plants = /api/plants: A glob without a slash is compared with the last segment, \`plants\`.",
      "plants ≠ /api/plantsale: A string has to match all of the URL or path, not a part of it.",
      "plants ≠ /api/plants/7: A glob has to match up to the end, and the URL goes on with \`/7\`.",
      "lant ≠ /api/plants: A string has to match all of the URL or path, not a part of it.",
      "**/*.jpg = /img/monstera.jpg: It matches the full URL, \`http://localhost:3000/img/monstera.jpg\`.",
      "**/*.jpg ≠ /img/monstera.png: The glob matches neither \`http://localhost:3000/img/monstera.png\` nor \`/img/monstera.png\`.",
      "**/*.jpg ≠ /img/monstera.jpg?width=80: The query string, \`?width=80\`, belongs to the URL, and the glob ends before it.",
      "*.jpg = /img/plants/monstera.jpg: A glob without a slash is compared with the last segment, \`monstera.jpg\`.",
      "*.jpg ≠ /img/monstera.png: The glob matches neither \`http://localhost:3000/img/monstera.png\` nor \`/img/monstera.png\`.",
      "* = /api/plants: A glob without a slash is compared with the last segment, \`plants\`.",
      "* = /api/plants?from=/cart: A glob without a slash is compared with the last segment, \`cart\`.",
      "* ≠ /api/.env: \`*\` and \`**\` don’t match a segment that starts with a dot.",
      "** = /api/plants/7: A glob without a slash is compared with the last segment, \`7\`.",
      "** = /.well-known/security.txt: A glob without a slash is compared with the last segment, \`security.txt\`.",
      "** ≠ /api/.env: \`*\` and \`**\` don’t match a segment that starts with a dot.",
      "/** = /api/plants: It matches the path, \`/api/plants\`.",
      "/** = http://shop.fernhill.example/api/plants: It matches the path, \`/api/plants\`.",
      "/** ≠ /.well-known/security.txt: \`*\` and \`**\` don’t match a segment that starts with a dot.",
      "/.well-known/* = /.well-known/security.txt: It matches the path, \`/.well-known/security.txt\`.",
      "http://localhost:3000/api/plants = /api/plants: It’s the full URL.",
      "http://localhost:3000/api/plants ≠ http://shop.fernhill.example/api/plants: The glob is for \`http://localhost:3000\`, and this request goes to \`http://shop.fernhill.example\`.",
      "http://localhost:3000/api/plants ≠ /api/plants?search=fern: The query string, \`?search=fern\`, belongs to the URL, and the glob ends before it.",
      "localhost:3000/api/plants ≠ /api/plants: A full URL starts with its protocol.",
      "*://localhost:3000/api/plants = /api/plants: It matches the full URL, \`http://localhost:3000/api/plants\`.",
      "https://*.fernhill.example/** = https://pay.fernhill.example/cards/verify?id=9: It matches the full URL, \`https://pay.fernhill.example/cards/verify?id=9\`.",
      "https://*.fernhill.example/** ≠ http://shop.fernhill.example/cards: The glob is for \`https://*.fernhill.example\`, and this request goes to \`http://shop.fernhill.example\`.",
      "https://*.fernhill.example/** ≠ /cards/verify: The glob is for \`https://*.fernhill.example\`, and this request goes to \`http://localhost:3000\`.",
      "!/api/plants = /api/plants: With \`!\` in front, one of the full URL and the path only has to differ from \`/api/plants\`, so nearly everything matches. Use a regular expression to leave something out.",
      "!/api/plants = /api/cart: With \`!\` in front, one of the full URL and the path only has to differ from \`/api/plants\`, so nearly everything matches. Use a regular expression to leave something out.",
      "#/api/plants ≠ /api/plants: A glob that starts with \`#\` is a comment, and matches nothing.",
      "/api/plants?search=Aloe vera ≠ /api/plants?search=Aloe vera: This is sent as \`/api/plants?search=Aloe%20vera\`.",
      "/api/plants?search=Aloe%20vera = /api/plants?search=Aloe vera: It’s the path.",
      "/api/growers/o'hara ≠ /api/growers/o'hara: This is sent as \`/api/growers/o%27hara\`.",
      "/api/growers/o%27hara = /api/growers/o'hara: It’s the path.",
      "**/growers/o'hara ≠ /api/growers/o'hara: The glob matches neither \`http://localhost:3000/api/growers/o%27hara\` nor \`/api/growers/o%27hara\`.",
      "**/growers/o'hara ≠ https://pay.fernhill.example/growers/o'hara: The glob matches neither \`https://pay.fernhill.example/growers/o%27hara\` nor \`/growers/o%27hara\`.",
      "**/growers/o%27hara = /api/growers/o'hara: It matches the full URL, \`http://localhost:3000/api/growers/o%27hara\`.",
      "**/growers/o%27hara = https://pay.fernhill.example/growers/o'hara: It matches the full URL, \`https://pay.fernhill.example/growers/o%27hara\`.",
      "/^http.*search=%7Ba%7Cb%7D%5E$/ = /api/plants?search={a|b}^: It matches the full URL, \`http://localhost:3000/api/plants?search=%7Ba%7Cb%7D%5E\`.",
      "/api/cart = POST /api/cart: It’s the path.",
      "/api/cart ≠ /api/cart: The intercept is for POST, and this is a GET request.",
      "/api/cart ≠ POST /api/orders: The glob matches neither \`http://localhost:3000/api/orders\` nor \`/api/orders\`.",
      "/api/cart/* = PATCH /api/cart/2: It matches the path, \`/api/cart/2\`.",
      "/api/cart/* ≠ DELETE /api/cart/2: The intercept is for PATCH, and this is a DELETE request.",
      "/plants/ = /api/plants: It matches \`plants\` in the full URL.",
      "/plants/ = /img/plants/fern.jpg: It matches \`plants\` in the full URL.",
      "/plants/ = /plants?page=2: It matches \`plants\` in the full URL.",
      "/plants/ ≠ /api/cart: It’s found in neither \`http://localhost:3000/api/cart\` nor \`/api/cart\`.",
      "/plants/ ≠ /api/PLANTS: Regular expressions are case-sensitive without the flag \`i\`.",
      "/\\/api\\/plants(\\?|$)/ = /api/plants: It matches \`/api/plants\` in the full URL.",
      "/\\/api\\/plants(\\?|$)/ = /api/plants?search=fern: It matches \`/api/plants?\` in the full URL.",
      "/\\/api\\/plants(\\?|$)/ ≠ /api/plants/7: It’s found in neither \`http://localhost:3000/api/plants/7\` nor \`/api/plants/7\`.",
      "/\\/api\\/plants(\\?|$)/ ≠ /api/plantsale: It’s found in neither \`http://localhost:3000/api/plantsale\` nor \`/api/plantsale\`.",
      "/^\\/api\\/plants$/ = /api/plants: It matches the path, \`/api/plants\`.",
      "/^\\/api\\/plants$/ = http://shop.fernhill.example/api/plants: It matches the path, \`/api/plants\`.",
      "/^\\/api\\/plants$/ ≠ /api/plants?search=fern: \`^\` and \`$\` stand for the start and the end of the full URL or of the path, which includes the query string.",
      "/^\\/api\\/plants$/ ≠ /v2/api/plants: \`^\` and \`$\` stand for the start and the end of the full URL or of the path, which includes the query string.",
      "/^https:/ = https://pay.fernhill.example/cards: It matches \`https:\` in the full URL.",
      "/^https:/ ≠ /api/plants: It’s found in neither \`http://localhost:3000/api/plants\` nor \`/api/plants\`.",
      "/plants?search/ ≠ /api/plants?search=fern: \`?\` makes what’s before it optional. Write \`\\?\` to match a question mark.",
      "/plants\\?search/ = /api/plants?search=fern: It matches \`plants?search\` in the full URL.",
      "/\\/api\\/PLANTS/i = /api/plants: It matches \`/api/plants\` in the full URL.",
      "/^\\/api\\/growers\\/o'hara$/ ≠ /api/growers/o'hara: It’s found in neither \`http://localhost:3000/api/growers/o%27hara\` nor \`/api/growers/o%27hara\`.",
    ]
  `)
})

describe('what a reader types', () => {
  const glob = (text: string): Intercept => ({ kind: 'glob', text, method: '' })
  const regexp = (text: string): Intercept => ({
    ...glob(text),
    kind: 'regexp',
  })

  it.each([
    [glob('/api/plants'), "cy.intercept('/api/plants')"],
    [glob('/api/plants\\?*'), "cy.intercept('/api/plants\\\\?*')"],
    [glob("'/api/plants\\\\?*'"), "cy.intercept('/api/plants\\\\?*')"],
    [glob("/o'hara"), "cy.intercept('/o\\'hara')"],
    [
      { ...glob('/api/cart'), method: 'POST' },
      "cy.intercept('POST', '/api/cart')",
    ],
    [regexp('^/api/'), 'cy.intercept(/^\\/api\\//)'],
    [regexp('/\\/API/i'), 'cy.intercept(/\\/API/i)'],
  ])('$text is code', (intercept, code) => {
    expect(toCode(intercept)).toBe(code)
  })

  it.each([
    [glob('/\\/api\\/plants/'), /^This looks like a regular expression/],
    [glob('/api/plants/'), undefined],
    [glob('/orders/100041'), undefined],
    [glob('/api/{1..100000}'), /^This is more than the form can compare/],
    [glob('{a,b}'.repeat(7)), /^This is more than the form can compare/],
    [glob('*'.repeat(301)), /^This is more than the form can compare/],
    [regexp('/api/g'), /^Leave out the flags/],
    [regexp('(api'), /^Invalid regular expression/],
    [regexp('api'), undefined],
  ])('$text has its problem explained', (intercept, problem) => {
    const found = findProblem(intercept)
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeUndefined()
  })

  it.each([
    [
      'http://',
      'This isn’t a URL. Write a path, such as `/api/plants`, or a full URL.',
    ],
    [
      'data:text/plain,fern',
      'Cypress only sees requests over HTTP, and this one is for `data:`.',
    ],
  ])('%s is no request', (line, why) => {
    expect(matchUrl(glob('**'), line)).toEqual({ matches: false, why })
  })

  it('can be an expression that ends with a dollar sign', () => {
    expect(matchUrl(regexp('fern\\$'), '/api/fern').matches).toBe(false)
  })
})
