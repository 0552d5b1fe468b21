import { expect, it } from 'vitest'
import { chunkNamesOf } from './chunkNames'

const table = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'aaa'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'bbb'),
    routes: [
      {
        path: '/get',
        component: ComponentCreator('/get', 'ccc'),
        exact: true
      }
    ]
  }
];
`

it('returns the chunks of a page and of its parent routes', () => {
  const names = chunkNamesOf(table, {
    '/-aaa': { __comp: 'home' },
    '/-bbb': { __comp: 'root', __context: { plugin: 'docs' } },
    '/get-ccc': { __comp: 'doc', content: 'text' },
  })
  expect(Object.fromEntries(names)).toEqual({
    '/': ['home'],
    '/get': ['root', 'docs', 'doc', 'text'],
  })
})
