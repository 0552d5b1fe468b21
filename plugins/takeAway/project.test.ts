import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { addSpec } from './project'

it('adds the spec to the specs of Fernhill, and changes nothing else', () => {
  const archive = zipSync({ 'fernhill/README.md': strToU8('# Fernhill') })
  const files = unzipSync(addSpec(archive, 'click.cy.ts', 'it()\n'))
  expect(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
  ).toEqual([
    ['fernhill/README.md', '# Fernhill'],
    ['fernhill/cypress/e2e/click.cy.ts', 'it()\n'],
  ])
})
