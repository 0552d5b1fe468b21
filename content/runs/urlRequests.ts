/**
 * What `cy.intercept()` makes of URLs. `npm run samples` sends these requests in the
 * real Cypress, and the page's composer has to answer the same.
 */
interface UrlMatches {
  /** A string as in a test, but without its escapes, or a regular expression. */
  match: string | RegExp
  /** In uppercase or lowercase; every method if it's missing. */
  method?: string
  /** Requests that match. Paths are those of the app; the method is GET unless it's in front. */
  yes: readonly string[]
  no: readonly string[]
}

export const urlMatches: readonly UrlMatches[] = [
  {
    match: '/api/plants',
    yes: [
      '/api/plants',
      '/api/plants/',
      '/api/plants#monstera',
      'POST /api/plants',
      'http://shop.fernhill.example/api/plants',
    ],
    no: [
      '/api/plants?search=fern',
      '/api/plants/7',
      '/api/plantsale',
      '/v2/api/plants',
    ],
  },
  {
    match: 'api/plants',
    yes: ['/api/plants'],
    no: ['/v2/api/plants', '/api/plants/7'],
  },
  {
    match: '/api/plants*',
    yes: ['/api/plants', '/api/plants?search=fern', '/api/plantsale'],
    no: ['/api/plants/7', '/api/plants?from=/cart'],
  },
  {
    match: '/api/plants\\?*',
    yes: ['/api/plants?search=fern'],
    no: ['/api/plants', '/api/plantsale'],
  },
  {
    match: '/api/plants?*',
    yes: ['/api/plants?search=fern', '/api/plantsale'],
    no: ['/api/plants'],
  },
  {
    match: '/api/plants?search=fern',
    yes: ['/api/plants?search=fern'],
    no: ['/api/plants?search=fern&page=2', '/api/plants?page=2&search=fern'],
  },
  {
    match: '/api/plants/*',
    yes: ['/api/plants/7', '/api/plants/7?full=1'],
    no: ['/api/plants', '/api/plants/', '/api/plants/7/reviews'],
  },
  {
    match: '/api/plants/**',
    yes: ['/api/plants/7', '/api/plants/7/reviews'],
    no: ['/api/plants', '/api/plants?search=fern'],
  },
  {
    match: '/api/plants{,/**}',
    yes: ['/api/plants', '/api/plants/7/reviews'],
    no: ['/api/plants?search=fern'],
  },
  {
    match: '/api/plants**',
    yes: ['/api/plants', '/api/plantsale'],
    no: ['/api/plants/7'],
  },
  { match: '/api/plants/', yes: ['/api/plants/'], no: ['/api/plants'] },
  {
    match: '/api/plants/[0-9]',
    yes: ['/api/plants/7'],
    no: ['/api/plants/new', '/api/plants/12'],
  },
  {
    match: '/api/plants/+([0-9])',
    yes: ['/api/plants/12'],
    no: ['/api/plants/new'],
  },
  {
    match: '/api/plants/!(new)',
    yes: ['/api/plants/7'],
    no: ['/api/plants/new'],
  },
  {
    match: '/api/{plants,cart}',
    yes: ['/api/plants', '/api/cart'],
    no: ['/api/orders'],
  },
  { match: '/API/plants', yes: ['/API/plants'], no: ['/api/plants'] },
  {
    match: '**/plants',
    yes: ['/api/plants', '/plants'],
    no: ['/plants?page=2'],
  },
  {
    match: 'plants*',
    yes: ['/api/plants', '/api/plants?search=fern', '/plantsale'],
    no: ['/api/plants/7'],
  },
  {
    match: 'plants',
    yes: ['/api/plants'],
    no: ['/api/plantsale', '/api/plants/7'],
  },
  { match: 'lant', yes: [], no: ['/api/plants'] },
  {
    match: '**/*.jpg',
    yes: ['/img/monstera.jpg'],
    no: ['/img/monstera.png', '/img/monstera.jpg?width=80'],
  },
  {
    match: '*.jpg',
    yes: ['/img/plants/monstera.jpg'],
    no: ['/img/monstera.png'],
  },
  {
    match: '*',
    yes: ['/api/plants', '/api/plants?from=/cart'],
    no: ['/api/.env'],
  },
  {
    match: '**',
    yes: ['/api/plants/7', '/.well-known/security.txt'],
    no: ['/api/.env'],
  },
  {
    match: '/**',
    yes: ['/api/plants', 'http://shop.fernhill.example/api/plants'],
    no: ['/.well-known/security.txt'],
  },
  { match: '/.well-known/*', yes: ['/.well-known/security.txt'], no: [] },
  {
    match: 'http://localhost:3000/api/plants',
    yes: ['/api/plants'],
    no: ['http://shop.fernhill.example/api/plants', '/api/plants?search=fern'],
  },
  { match: 'localhost:3000/api/plants', yes: [], no: ['/api/plants'] },
  { match: '*://localhost:3000/api/plants', yes: ['/api/plants'], no: [] },
  {
    match: 'https://*.fernhill.example/**',
    yes: ['https://pay.fernhill.example/cards/verify?id=9'],
    no: ['http://shop.fernhill.example/cards', '/cards/verify'],
  },
  { match: '!/api/plants', yes: ['/api/plants', '/api/cart'], no: [] },
  { match: '#/api/plants', yes: [], no: ['/api/plants'] },
  {
    match: '/api/plants?search=Aloe vera',
    yes: [],
    no: ['/api/plants?search=Aloe vera'],
  },
  {
    match: '/api/plants?search=Aloe%20vera',
    yes: ['/api/plants?search=Aloe vera'],
    no: [],
  },
  { match: "/api/growers/o'hara", yes: [], no: ["/api/growers/o'hara"] },
  { match: '/api/growers/o%27hara', yes: ["/api/growers/o'hara"], no: [] },
  {
    match: "**/growers/o'hara",
    yes: [],
    no: ["/api/growers/o'hara", "https://pay.fernhill.example/growers/o'hara"],
  },
  {
    match: '**/growers/o%27hara',
    yes: ["/api/growers/o'hara", "https://pay.fernhill.example/growers/o'hara"],
    no: [],
  },
  {
    match: /^http.*search=%7Ba%7Cb%7D%5E$/,
    yes: ['/api/plants?search={a|b}^'],
    no: [],
  },
  {
    match: '/api/cart',
    method: 'POST',
    yes: ['POST /api/cart'],
    no: ['/api/cart', 'POST /api/orders'],
  },
  {
    match: '/api/cart/*',
    method: 'patch',
    yes: ['PATCH /api/cart/2'],
    no: ['DELETE /api/cart/2'],
  },
  {
    match: /plants/,
    yes: ['/api/plants', '/img/plants/fern.jpg', '/plants?page=2'],
    no: ['/api/cart', '/api/PLANTS'],
  },
  {
    match: /\/api\/plants(\?|$)/,
    yes: ['/api/plants', '/api/plants?search=fern'],
    no: ['/api/plants/7', '/api/plantsale'],
  },
  {
    match: /^\/api\/plants$/,
    yes: ['/api/plants', 'http://shop.fernhill.example/api/plants'],
    no: ['/api/plants?search=fern', '/v2/api/plants'],
  },
  {
    match: /^https:/,
    yes: ['https://pay.fernhill.example/cards'],
    no: ['/api/plants'],
  },
  { match: /plants?search/, yes: [], no: ['/api/plants?search=fern'] },
  { match: /plants\?search/, yes: ['/api/plants?search=fern'], no: [] },
  { match: /\/api\/PLANTS/i, yes: ['/api/plants'], no: [] },
  { match: /^\/api\/growers\/o'hara$/, yes: [], no: ["/api/growers/o'hara"] },
]
