import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Package {
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

const nameOf = (key: string) => key.split('node_modules/').at(-1) ?? ''

/** Optional packages, usually for other platforms, that have no entry. */
function missingPlatforms({ packages }: Lock): string[] {
  const names = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([key, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${key} needs ${name}`),
  )
}

/** Entries without an integrity hash, or from outside the registry. */
function unpinnedEntries({ packages }: Lock): string[] {
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
  // For fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** These don't declare a license, but include the text of the MIT license. */
const unnamedLicenses = ['eval', 'format', 'require-like']

/** Packages whose license isn't allowed. */
function withUnknownLicense({ packages }: Lock): string[] {
  const isAllowed = (license: string): boolean => {
    const words = license.replace(/[()]/g, '').split(/ (AND|OR) /)
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

/** Packages that would run a script during installation. */
const withInstallScript = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([key]) => nameOf(key))

describe('the lock file', () => {
  it('includes the packages for every platform', () => {
    expect(missingPlatforms(lock)).toEqual([])
  })

  it('pins the content of each package, and contains no URLs', () => {
    expect(lock.lockfileVersion).toBe(3)
    expect(unpinnedEntries(lock)).toEqual([])
  })

  it('has exact versions in package.json', () => {
    expect(
      inexact({ ...manifest.dependencies, ...manifest.devDependencies }),
    ).toEqual([])
  })

  it('has only allowed licenses', () => {
    expect(withUnknownLicense(lock).sort()).toEqual(unnamedLicenses)
  })

  it('needs ignore-scripts, because some packages have install scripts', () => {
    expect(withInstallScript(lock)).not.toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })

  it('fails with any of these mistakes', () => {
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
      'node_modules/a needs a-darwin',
    ])
    expect(unpinnedEntries(mistaken)).toEqual([
      'node_modules/b',
      'node_modules/c',
    ])
    expect(inexact({ react: '^19.0.0' })).toEqual(['react'])
    const licensed: Lock = {
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/a': { license: 'GPL-3.0' },
        'node_modules/b': { license: 'MIT AND GPL-3.0' },
        'node_modules/c': {},
        'node_modules/d': { license: '(GPL-3.0 OR MIT)' },
        'node_modules/e/node_modules/f': {
          license: 'MIT',
          hasInstallScript: true,
        },
      },
    }
    expect(withUnknownLicense(licensed)).toEqual(['a', 'b', 'c'])
    expect(withInstallScript(licensed)).toEqual(['f'])
  })
})
