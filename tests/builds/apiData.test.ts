import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { expect, it } from 'vitest'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

it('publishes the API as data, which its schema describes', () => {
  const data = JSON.parse(read('api/cypress.json')) as { $schema: string }
  const schema = JSON.parse(read(new URL(data.$schema).pathname)) as object
  const validate = new Ajv2020({
    formats: { uri: (text: string) => URL.canParse(text) },
  }).compile(schema)
  validate(data)
  expect(validate.errors).toBeNull()
})

it('only names pages that are there', () => {
  const urls = read('api/cypress.json').match(/(?<="url": ")[^"]+/g) ?? []
  const pages = new Set(urls.map((url) => new URL(url).pathname))
  expect(pages.size).toBeGreaterThan(100)
  for (const page of pages)
    expect(() => read(`${page}/index.html`)).not.toThrow()
})
