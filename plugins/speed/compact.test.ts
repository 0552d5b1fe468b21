import { describe, expect, it } from 'vitest'
import { compact } from './compact'
import { toChunkNames, toDocs, toRoutes, type PageTable } from './expand'
import type { Generated } from './generated'
import { shorten } from './shortNames'

const generated: Generated = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', 'aaa'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'bbb'),
    routes: [
      {
        path: '/api/get',
        component: ComponentCreator('/api/get', 'ccc'),
        exact: true,
        sidebar: "api"
      },
      {
        path: '/plugins/',
        component: ComponentCreator('/plugins/', 'ddd'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: {
    '/search-aaa': { __comp: '11110000' },
    '/-bbb': { __comp: '22220000', __context: { plugin: '33330000' } },
    '/api/get-ccc': { __comp: '44440000', content: '55550000' },
    '/plugins/-ddd': { __comp: '44440000', content: '55560000' },
  },
  registry: `export default {
${['11110000', '22220000', '33330000', '44440000', '55550000', '55560000']
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  )
  .join('\n')}};
`,
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            docs: [
              { id: 'api/queries/get', path: '/api/get', sidebar: 'api' },
              { id: 'plugins/', path: '/plugins/' },
              { id: 'elsewhere', path: '/elsewhere' },
            ],
          },
        ],
      },
    },
  },
}

const run = (from: Generated) =>
  compact(from, './expand', (module) => module.replace('55550000', 'other'))
const { chunks, modules } = run(generated)
const pages = JSON.parse(
  (modules.pages ?? '').replace('export default', ''),
) as PageTable

describe('the compact modules', () => {
  it('have a row for each docs page', () => {
    expect(pages).toEqual([
      ['444', 'api', '/api/get 5555 api/queries/get'],
      ['444', '', '/plugins/ 5556'],
    ])
  })

  it('expand to what the framework generated', () => {
    const create = (path: string, hash: string) => `${path}-${hash}`
    expect(toRoutes(pages, create)).toEqual([
      {
        path: '/api/get',
        component: '/api/get-p',
        exact: true,
        sidebar: 'api',
      },
      { path: '/plugins/', component: '/plugins/-p', exact: true },
    ])
    expect(toChunkNames(pages)).toEqual({
      '/api/get-p': { __comp: '444', content: '5555' },
      '/plugins/-p': { __comp: '444', content: '5556' },
    })
    expect(toDocs(pages)).toEqual([
      { id: 'api/queries/get', path: '/api/get', sidebar: 'api' },
      { id: 'plugins/', path: '/plugins/' },
    ])
    expect(modules.globalData).toContain('elsewhere')
    expect(modules.globalData).not.toContain('api/queries/get')
  })

  it('keep other routes as they are', () => {
    expect(modules.routes).toContain(
      'export default [{ path: "/search", component: create("/search", "aaa"), exact: true }, { path: "/", component: create("/", "bbb"), routes: [...toRoutes(pages, create)] }, { path: "*", component: create("*") }]',
    )
    expect(modules.routesChunkNames).toContain(
      '"/-bbb":{"__comp":"222","__context":{"plugin":"333"}}',
    )
  })

  it('put everything that docs pages share into one chunk', () => {
    expect(chunks).toEqual({
      '11110000': '111',
      '22220000': 'docs',
      '33330000': 'docs',
      '44440000': 'docs',
      '55550000': '5555',
      '55560000': '5556',
    })
    expect(modules.registry).toContain(
      '"444": [() => import(/* webpackChunkName: "docs" */ "@site/44440000")]',
    )
    expect(modules.registry).toContain('"@site/other"')
  })
})

describe('when the framework generates something else', () => {
  it('accepts a registry with different quotes and spaces', () => {
    const registry = generated.registry
      .replaceAll('"', "'")
      .replace(/\/\* (.*?) \*\/ /g, '/*$1*/')
    expect(registry).not.toBe(generated.registry)
    expect(run({ ...generated, registry })).toEqual({ chunks, modules })
  })

  it.each<[string, Partial<Generated>, string]>([
    [
      'CommonJS instead of a module',
      { registry: 'module.exports = {}' },
      "Found: registry.js can't be read: ReferenceError: module is not defined",
    ],
    [
      'an empty registry',
      { registry: 'export default {}' },
      'Found: registry.js has 0 chunks, but not "11110000".',
    ],
    [
      'a registry with a missing chunk',
      { registry: generated.registry.replaceAll('55560000', '55570000') },
      'Found: registry.js has 6 chunks, but not "55560000".',
    ],
    [
      'a registry without the names of modules',
      { registry: generated.registry.replaceAll(/, "@site[^\n]*\],/g, '],') },
      'Found: registry.js has [null] for the chunk "11110000".',
    ],
    [
      'routes that call another function',
      { routes: generated.routes.replaceAll('ComponentCreator', 'create') },
      "Found: routes.js can't be read: ReferenceError: create is not defined",
    ],
    [
      "routes that aren't an array",
      { routes: 'export default {}' },
      'Found: routes.js exports {}.',
    ],
    [
      'no docs pages',
      { routes: generated.routes.replaceAll('exact: true', 'isExact: true') },
      'Found: no docs page among the routes.',
    ],
    [
      'no list of pages',
      { globalData: { 'docusaurus-plugin-content-docs': {} } },
      'Found: no list of pages in globalData.json.',
    ],
  ])('fails the build for %s', (_what, change, message) => {
    expect(() => run({ ...generated, ...change })).toThrow(message)
  })
})

it('shortens names as far as they stay unique, to at least three letters', () => {
  expect(Object.fromEntries(shorten(['abcdef', 'abcxyz', 'bcdefg']))).toEqual({
    abcdef: 'abcd',
    abcxyz: 'abcx',
    bcdefg: 'bcd',
  })
})
