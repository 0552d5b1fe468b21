import { expect, it } from 'vitest'
import { fileOf, findSpec, nameOf, type Spec } from './specs'

const address = 'https://docs.example/api/commands/click'

const spec: Spec = {
  code: 'cy.get()',
  section: 'position',
  language: 'ts',
  text: 'it()',
}

it('names a file after the page and the section', () => {
  expect(nameOf(address, spec)).toBe('click-position.cy.ts')
  expect(nameOf(address, { section: '', language: 'js' })).toBe('click.cy.js')
})

it('starts the file with the address of the section', () => {
  expect(fileOf(address, spec)).toBe(`// From ${address}#position\n\nit()\n`)
  expect(fileOf(address, { ...spec, section: '' })).toBe(
    `// From ${address}\n\nit()\n`,
  )
})

it('finds the sample in its section, or else in another', () => {
  const other = { ...spec, section: 'examples', text: 'other()' }
  const specs = [spec, other]
  expect(findSpec(specs, spec.code, 'examples')).toBe(other)
  expect(findSpec(specs, spec.code, 'notes')).toBe(spec)
  expect(findSpec(specs, 'cy.visit()', 'position')).toBeUndefined()
})
