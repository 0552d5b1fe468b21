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

/** Packages for other platforms that the lock file forgets. */
function missingPlatforms({ packages }: Lock): string[] {
  const names = new Set(Object.keys(packages).map(nameOf))
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

/** Packages that would run something of theirs while they are installed. */
const withInstallScript = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([key]) => nameOf(key))

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

  it('lets no package run anything while it is installed', () => {
    expect(withInstallScript(lock)).not.toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
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
        'node_modules/e/node_modules/f': {
          license: 'MIT',
          hasInstallScript: true,
        },
      },
    }
    expect(foreignLicenses(bought)).toEqual(['a', 'b', 'c'])
    expect(withInstallScript(bought)).toEqual(['f'])
  })
})
