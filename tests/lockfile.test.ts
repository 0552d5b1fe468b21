import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
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
  })
})
