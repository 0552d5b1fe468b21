import { readFileSync } from 'node:fs'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

interface Lock {
  lockfileVersion: number
  packages: Record<string, Package>
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as unknown
const lock = read('package-lock.json') as Lock
const manifest = read('package.json') as Manifest

/** Packages for other platforms that the lock file forgets. */
function missingPlatforms({ packages }: Lock): string[] {
  const names = new Set(
    Object.keys(packages).map((key) => key.split('node_modules/').at(-1)),
  )
  return Object.entries(packages).flatMap(([key, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${key} wants ${name}`),
  )
}

/** Entries whose content is not fixed, or that come from elsewhere. */
function looseEntries({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(
      ([key, { integrity, resolved, link }]) =>
        key !== '' &&
        (link || resolved !== undefined || !integrity?.startsWith('sha512-')),
    )
    .map(([key]) => key)
}

const inexact = (versions: Record<string, string>) =>
  Object.entries(versions)
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))
    .map(([name]) => name)

const nameOf = (key: string) => key.split('node_modules/').at(-1) ?? ''

const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]

/** Their manifests name no license; the files beside them hold the MIT text. */
const unnamedLicenses = ['chai-jquery', 'eval', 'format', 'require-like']

/** Packages under terms that nobody has agreed to. */
function foreignLicenses({ packages }: Lock): string[] {
  const isAllowed = (terms: string): boolean => {
    const words = terms.replace(/[()]/g, '').split(/ (AND|OR) /)
    const names = words.filter((_, index) => index % 2 === 0)
    const allowed = names.map((name) => allowedLicenses.includes(name))
    return words.includes('AND')
      ? allowed.every(Boolean)
      : allowed.some(Boolean)
  }
  return Object.entries(packages).flatMap(([key, { license = '' }]) =>
    key === '' || isAllowed(license) ? [] : [nameOf(key)],
  )
}

/** The oldest versions without a published weakness. */
const oldestSafe: Record<string, string> = {
  '@babel/helpers': '7.26.10',
  '@babel/runtime': '7.26.10',
  'body-parser': '1.20.3',
  braces: '3.0.3',
  cookie: '0.7.0',
  esbuild: '0.25.0',
  express: '4.20.0',
  'form-data': '4.0.4',
  'http-proxy-middleware': '2.0.9',
  'image-size': '2.0.2',
  'js-yaml': '4.1.1',
  json5: '2.2.2',
  'loader-utils': '2.0.4',
  'mdast-util-to-hast': '13.2.1',
  micromatch: '4.0.8',
  nanoid: '3.3.8',
  'nth-check': '2.0.1',
  'on-headers': '1.1.0',
  postcss: '8.4.31',
  prismjs: '1.30.0',
  qs: '6.14.1',
  rollup: '4.22.4',
  send: '0.19.0',
  'serialize-javascript': '7.0.3',
  'shell-quote': '1.7.3',
  svgo: '3.3.3',
  systeminformation: '5.27.14',
  tmp: '0.2.4',
  uuid: '11.1.1',
  vite: '6.4.1',
  webpack: '5.94.0',
  'webpack-dev-server': '5.2.1',
  ws: '7.5.10',
}

/** Parts of the documented package, which is read and never run. */
const neverRun = ['systeminformation', 'uuid']

const isOlder = (one: string, other: string) => {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number))
  const place = left!.findIndex((part, index) => part !== right![index])
  return place >= 0 && left![place]! < right![place]!
}

/** Versions with a weakness that the next ones do not have. */
function weakVersions({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([key, { version = '' }]) => {
    const safe = oldestSafe[nameOf(key)]
    return safe && isOlder(version, safe) ? [nameOf(key)] : []
  })
}

/** Packages that would run something of theirs while they are installed. */
const withInstallScript = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([key]) => nameOf(key))

/** Needed though no file of ours names them, and why. */
const neededByOthers: Record<string, string> = {
  '@angular/platform-browser': 'peer of the other packages of Angular',
  '@docusaurus/faster': 'read where the configuration has "future.faster"',
  '@mdx-js/react': 'imported by compiled pages',
}

/** Direct dependencies that no text names. */
function unusedDependencies(names: string[], texts: string[]): string[] {
  const all = texts.join('\n')
  return names.filter((name) => {
    const used = name.replace(/^@types\//, '')
    const quoted = new RegExp(
      `['"\`/:]${used.replace(/[.$/]/g, '\\$&')}['"\`/]`,
    )
    return !quoted.test(all)
  })
}

describe('the lock file', () => {
  it('names the packages of every platform', () => {
    expect(missingPlatforms(lock)).toEqual([])
  })

  it('fixes the content of each package and names no address', () => {
    expect(lock.lockfileVersion).toBe(3)
    expect(looseEntries(lock)).toEqual([])
  })

  it('goes with exact versions in package.json', () => {
    expect(
      inexact({ ...manifest.dependencies, ...manifest.devDependencies }),
    ).toEqual([])
  })

  it('has only licenses that are agreed to', () => {
    expect(foreignLicenses(lock).sort()).toEqual(unnamedLicenses)
  })

  it('has no version with a known weakness', () => {
    expect([...new Set(weakVersions(lock))].sort()).toEqual(neverRun)
  })

  it('lets no package run anything while it is installed', () => {
    expect(withInstallScript(lock)).not.toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })

  it('holds nothing that is not used', async () => {
    const files = await Globby(
      [
        '{benchmarks,content,docs,lib,plugins,scripts,src,tests}/**/*.{mdx,ts,tsx,mts,mjs,css,json,yml}',
        '*.{ts,json}',
      ],
      { ignore: ['package*.json', 'tests/lockfile.test.ts'] },
    )
    const names = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    expect(unusedDependencies(names, texts).sort()).toEqual(
      Object.keys(neededByOthers),
    )
  })

  it('would be refused with any of these mistakes', () => {
    const mistaken: Lock = {
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/a': {
          integrity: 'sha512-x',
          optionalDependencies: { 'a-darwin': '1.0.0' },
        },
        'node_modules/b': { integrity: 'sha1-x' },
        'node_modules/c': { integrity: 'sha512-x', resolved: 'git+ssh://c' },
      },
    }
    expect(missingPlatforms(mistaken)).toEqual([
      'node_modules/a wants a-darwin',
    ])
    expect(looseEntries(mistaken)).toEqual(['node_modules/b', 'node_modules/c'])
    expect(inexact({ react: '^19.0.0' })).toEqual(['react'])
    const bought: Lock = {
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/a': { license: 'GPL-3.0' },
        'node_modules/b': { license: 'MIT AND GPL-3.0' },
        'node_modules/c': {},
        'node_modules/d': { license: '(GPL-3.0 OR MIT)' },
        'node_modules/e/node_modules/braces': {
          license: 'MIT',
          version: '3.0.2',
          hasInstallScript: true,
        },
        'node_modules/qs': { license: 'MIT', version: '6.14.1' },
      },
    }
    expect(foreignLicenses(bought)).toEqual(['a', 'b', 'c'])
    expect(weakVersions(bought)).toEqual(['braces'])
    expect(withInstallScript(bought)).toEqual(['braces'])
    expect(
      unusedDependencies(
        ['react', '@types/react', 'clsx', '@types/clsx'],
        [`import React from 'react'`],
      ),
    ).toEqual(['clsx', '@types/clsx'])
  })
})
