import path from 'node:path'
import { expect, it } from 'vitest'
import { createNamer, setNamer } from './nameClasses'

const nameIn = (siteDir: string) => {
  const namer = createNamer(siteDir)
  return (file: string, name: string) =>
    namer({ resourcePath: path.join(siteDir, file) }, '', name)
}

it('uses one hash per file', () => {
  const name = nameIn('/site')
  const [, hash] = name('src/A.module.css', 'title').split('title_')
  expect(hash).toMatch(/^[\w-]{3}$/)
  expect(name('src/A.module.css', 'text')).toBe(`text_${hash}`)
  expect(name('src/B.module.css', 'text')).not.toBe(`text_${hash}`)
})

it("doesn't depend on where the site's folder is", () => {
  expect(nameIn('/one')('a.module.css', 'a')).toBe(
    nameIn('/other/place')('a.module.css', 'a'),
  )
})

it('fails if two files get the same hash', () => {
  const name = nameIn('/site')
  const fill = () => {
    for (let file = 0; file < 10_000; file++) name(`${file}.module.css`, 'a')
  }
  expect(fill).toThrow(/would get the same names/)
})

it('is passed to the loader for CSS modules, and fails if there is none', () => {
  const use = [{ loader: 'css-loader', options: { modules: {} } }]
  const namer = () => 'a'
  setNamer({ module: { rules: [{ use }] } }, namer)
  expect(use[0]?.options).toEqual({ modules: { getLocalIdent: namer } })
  expect(() =>
    setNamer({ module: { rules: [{ use: ['css-loader'] }] } }, namer),
  ).toThrow('Found: no loader with options for CSS modules.')
})
