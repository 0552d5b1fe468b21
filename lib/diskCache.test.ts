import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskCache } from './diskCache'

describe('the cache', () => {
  let siteDir: string
  let folder: string
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'disk-cache-'))
    folder = path.join(siteDir, 'node_modules/.cache/results')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(siteDir, { recursive: true, force: true })
  })

  /** What the next build gets. `made` counts how often a result was made. */
  let made = 0
  const get = (name = 'page', from: unknown = 1) =>
    createDiskCache(siteDir, 'results')(name, from, () => ({
      text: 'a result\n\n',
      made: (made += 1),
    }))
  const isKept = async () => (await get()).made === (await get()).made

  it('has the last result for a name if its inputs are the same', async () => {
    const first = await get()
    expect(first.text).toBe('a result\n\n')
    expect(await get()).toEqual(first)
    const other = await get('other')
    expect(other).not.toEqual(first)
    const second = await get('page', 2)
    expect(second).not.toEqual(first)
    expect(await get('page', 2)).toEqual(second)
    expect(await get('page', 1)).not.toEqual(first)
    expect(await get('other')).toEqual(other)
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('has nothing in another time zone, and keeps what the first one has', async () => {
    vi.stubEnv('TZ', 'Europe/Athens')
    const first = await get()
    expect(await get()).toEqual(first)
    vi.stubEnv('TZ', 'Pacific/Auckland')
    expect(await get()).not.toEqual(first)
    vi.stubEnv('TZ', 'Europe/Athens')
    expect(await get()).toEqual(first)
  })

  it('does not keep failures', async () => {
    const cache = createDiskCache(siteDir, 'results')
    const fail = () => {
      throw new Error('a mistake')
    }
    await expect(cache('page', 1, fail)).rejects.toThrow('a mistake')
    await expect(cache('page', 1, fail)).rejects.toThrow('a mistake')
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['empty', () => ''],
    ['changed', (text: string) => text.replace('result', 'resulT')],
    ['something else', () => '{"no": "result"}\n'],
  ])('makes a result again if its file is %s', async (_, damage) => {
    const first = await get()
    const [name = ''] = await readdir(folder)
    const file = path.join(folder, name)
    await writeFile(file, damage(await readFile(file, 'utf8')))
    expect(await get()).not.toEqual(first)
    expect(await isKept()).toBe(true)
  })

  it('makes a result again if its file is a folder, which it leaves alone', async () => {
    await get()
    const names = await readdir(folder)
    const file = path.join(folder, ...names)
    await rm(file)
    await mkdir(file)
    expect(await isKept()).toBe(false)
    expect(await readdir(folder)).toEqual(names)
  })

  it('makes everything again if its own folder is a file', async () => {
    await writeFile(path.join(siteDir, 'node_modules'), '')
    expect(await isKept()).toBe(false)
  })

  it('makes everything again if it has no permission to write, unless run as root', async () => {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o500)
    const kept = await isKept()
    await chmod(folder, 0o700)
    expect(kept).toBe(process.getuid?.() === 0)
  })
})
