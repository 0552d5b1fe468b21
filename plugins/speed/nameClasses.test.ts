import path from 'node:path'
import { expect, it } from 'vitest'
import { createNamer, setNamer } from './nameClasses'

const nameIn = (siteDir: string) => {
  const namer = createNamer(siteDir)
  return (file: string, name: string) =>
    namer({ resourcePath: path.join(siteDir, file) }, '', name)
}

it('gives the classes of a file one hash, and those of another file another', () => {
  const name = nameIn('/site')
  const [, hash] = name('src/A.module.css', 'title').split('title_')
  expect(hash).toMatch(/^[\w-]{3}$/)
  expect(name('src/A.module.css', 'text')).toBe(`text_${hash}`)
  expect(name('src/B.module.css', 'text')).not.toBe(`text_${hash}`)
})

it('names them alike wherever the site is', () => {
  expect(nameIn('/one')('a.module.css', 'a')).toBe(
    nameIn('/other/place')('a.module.css', 'a'),
  )
})

it('refuses to give two classes one name', () => {
  const name = nameIn('/site')
  const fill = () => {
    for (let file = 0; file < 10_000; file++) name(`${file}.module.css`, 'a')
  }
  expect(fill).toThrow(/would have the same names/)
})

it('is handed to the loader of CSS modules, and says so when there is none', () => {
  const use = [{ loader: 'css-loader', options: { modules: {} } }]
  const namer = () => 'a'
  setNamer({ module: { rules: [{ use }] } }, namer)
  expect(use[0]?.options).toEqual({ modules: { getLocalIdent: namer } })
  expect(() =>
    setNamer({ module: { rules: [{ use: ['css-loader'] }] } }, namer),
  ).toThrow('Found: no loader with options for CSS modules.')
})
