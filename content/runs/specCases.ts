/**
 * What's tried to find out which files Cypress takes as specs. `npm run samples` asks
 * the real Cypress, and the page's composer has to answer the same.
 */
export interface SpecCase {
  type: 'e2e' | 'component'
  /** The default, if it's missing, like the other options. */
  specPattern?: string | readonly string[]
  excludeSpecPattern?: string | readonly string[]
  /** Of end-to-end tests, if the type is `component`. */
  otherPattern?: string
}

/** The files of the project. */
export const specFiles = [
  '.drafts/sale.cy.ts',
  'cart.cy.ts',
  'cypress/component/picker.cy.tsx',
  'cypress/e2e/.drafts/sale.cy.ts',
  'cypress/e2e/.hidden.cy.ts',
  'cypress/e2e/__snapshots__/cart.cy.ts',
  'cypress/e2e/cart.cy.js',
  'cypress/e2e/cart.cy.mjs',
  'cypress/e2e/cart.cy.ts',
  'cypress/e2e/cart.hot-update.js',
  'cypress/e2e/cart.spec.ts',
  'cypress/e2e/cart.ts',
  'cypress/e2e/cart1.cy.ts',
  'cypress/e2e/cart10.cy.ts',
  'cypress/e2e/drafts/sale.cy.ts',
  'cypress/e2e/orders/[id].cy.ts',
  'cypress/e2e/orders/Export.CY.ts',
  'cypress/e2e/orders/export.cy.ts',
  'cypress/e2e/orders/i.cy.ts',
  'cypress/e2e/orders/old/export.cy.ts',
  'cypress/support/commands.ts',
  'cypress/support/e2e.ts',
  'main.hot-update.js',
  'node_modules/ferns/ferns.cy.ts',
  'packages/shop/cypress/e2e/shop.cy.ts',
  'packages/shop/node_modules/moss/moss.cy.ts',
  'src/__snapshots__/picker.cy.tsx',
  'src/picker/picker.cy.tsx',
  'src/picker/picker.test.tsx',
  'src/picker/picker.tsx',
  'src/picker.cy.tsx',
  'src/price.e2e.ts',
]

const all = 'cypress/**/*.cy.{ts,tsx}'

const endToEnd: Omit<SpecCase, 'type'>[] = [
  {},
  ...[
    '*',
    '**',
    '**/*',
    '*.cy.ts',
    '**.cy.ts',
    '**/*.cy.ts',
    '**/*.cy.{js,jsx,ts,tsx}',
    'cart.cy.ts',
    'cypress',
    'cypress/e2e',
    'cypress/e2e/',
    'cypress/e2e/*',
    'cypress/e2e/**',
    'cypress/e2e/**/*',
    'cypress/e2e/**/*.cy.ts',
    'cypress/e2e/*.cy.ts',
    'cypress/e2e/**.cy.ts',
    'cypress/e2e/cart.cy.js',
    'cypress/e2e/missing.cy.ts',
    './cypress/e2e/cart.*',
    './cypress/e2e/cart.cy.js',
    '/cypress/e2e/cart.*',
    'CYPRESS/e2e/cart.*',
    'cypress//e2e//cart.*',
    'cypress\\e2e\\cart.*',
    'src/../cypress/e2e/cart.*',
    'cypress/e2e/**/.*.cy.ts',
    'cypress/e2e/.drafts/*',
    '**/.*/**/*.ts',
    'cypress/e2e/orders/[id].cy.ts',
    'cypress/e2e/orders/\\[id\\].cy.ts',
    'cypress/e2e/**/[!a-i]*.ts',
    'cypress/e2e/cart.{cy,spec}.{js,ts}',
    'cypress/e2e/cart{,1}.cy.ts',
    'cypress/e2e/cart{0..10}.cy.ts',
    '{cypress/e2e/*.cy.ts,src/**/*.e2e.ts}',
    '{cypress/e2e/**/export.cy.ts,src/**/*.cy.tsx}',
    '{cypress,src}/**/*.cy.tsx',
    'cypress/e2e/cart.cy.?(m)js',
    'cypress/e2e/cart?.cy.ts',
    'cypress/e2e/cart+([0-9]).cy.ts',
    'cypress/e2e/@(cart|orders/export).cy.ts',
    'cypress/e2e/!(orders)/*.cy.ts',
    'cypress/e2e/!(cart*)',
    '!cypress/e2e/cart.cy.js',
    'packages/**/*.cy.ts',
    'node_modules/**/*.cy.ts',
    'packages/shop/node_modules/**/*.cy.ts',
    '**/ferns/*.cy.ts',
    'cypress/e2e/**/*.cy.ts ',
    'cypress/e2e/cart.cy.js, cypress/e2e/cart.spec.ts',
  ].map((specPattern) => ({ specPattern })),
  {
    specPattern: ['cypress/e2e/**/*.cy.ts', 'src/**/*.e2e.ts'],
    excludeSpecPattern: '**/drafts/**',
  },
  { specPattern: ['cypress/e2e/**/*.ts', '!**/cart.*'] },
  { specPattern: ['!**/cart.*', 'cypress/e2e/**/*.ts'] },
  { specPattern: ['cypress/e2e/*.ts', '!**/cart.*', 'src/**/*.ts'] },
  { specPattern: ['cypress/e2e/*.cy.ts', 'node_modules/ferns/*.cy.ts'] },
  { specPattern: ['packages/**/*.cy.ts', 'node_modules/none/*.ts'] },
  { specPattern: ['**/*.cy.ts', '!**/node_modules/**'] },
  ...[
    'export.cy.ts',
    '**/export.cy.ts',
    'cypress/e2e/cart.*',
    'cart.cy.ts',
    '*.cy.ts',
    '**/*.cy.ts',
    'orders',
    'orders/*',
    '**/orders',
    '**/orders/*',
    '**/orders/**',
    'cypress/e2e/orders',
    'cypress/e2e/orders/',
    'cypress/e2e/orders/**',
    './cypress/e2e/orders/**',
    'cypress/e2e/ORDERS/**',
    'cypress/*',
    'cypress/**/!(export).cy.ts',
    '!cypress/e2e/cart.cy.ts',
  ].map((excludeSpecPattern) => ({ specPattern: all, excludeSpecPattern })),
  { specPattern: 'cypress/e2e/orders/*.ts', excludeSpecPattern: '**/orders' },
  { specPattern: '**/*.cy.ts', excludeSpecPattern: [] },
  { specPattern: '**/*.cy.ts', excludeSpecPattern: ['**/orders/**', 'src'] },
  {
    specPattern: 'node_modules/**/*.cy.ts',
    excludeSpecPattern: '**/node_modules/**',
  },
  { specPattern: '**/*.cy.ts', excludeSpecPattern: '**/node_modules/moss/**' },
  { specPattern: '**/.*/*.cy.ts', excludeSpecPattern: '**/*.cy.ts' },
  { specPattern: '**/*.js' },
  { specPattern: '**/*.js', excludeSpecPattern: '**/*.hot-update.js' },
  { excludeSpecPattern: 'cypress/e2e/{cart,orders/export}*' },
]

const component: Omit<SpecCase, 'type'>[] = [
  {},
  { specPattern: 'src/**/*.test.tsx' },
  { specPattern: ['src/**/*.cy.tsx', 'cypress/component/*'] },
  { specPattern: '**/*.cy.tsx', excludeSpecPattern: '**/picker/*' },
  { specPattern: '**/*.cy.tsx', excludeSpecPattern: [] },
  { specPattern: 'cypress/e2e/*.cy.js' },
  { specPattern: '**/*.ts' },
  { specPattern: '**/*.cy.{ts,tsx}', otherPattern: 'src/**/*.cy.tsx' },
  { specPattern: '**/*.cy.{ts,tsx}', otherPattern: 'cypress/e2e' },
  { excludeSpecPattern: '**/picker.cy.tsx' },
]

export const specCases: readonly SpecCase[] = [
  ...endToEnd.map((one) => ({ type: 'e2e' as const, ...one })),
  ...component.map((one) => ({ type: 'component' as const, ...one })),
]

/** What one of them is called where its answer is. */
export const nameOf = ({ type, ...options }: SpecCase): string =>
  `${type} ${JSON.stringify(options)}`
