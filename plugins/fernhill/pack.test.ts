import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pack } from './pack'

/** Writes files into a new folder named `shop`. */
async function makeShop(files: Record<string, string>): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'pack-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const shop = path.join(parent, 'shop')
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(shop, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return shop
}

const textsIn = (archive: Uint8Array) =>
  Object.entries(unzipSync(archive)).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ])

describe('pack', () => {
  it('puts all files into one folder, sorted', async () => {
    const shop = await makeShop({
      'src/b.ts': 'b',
      'src/B.ts': 'B',
      'package.json': '{}',
      '.npmrc': 'fund=false',
    })
    expect(textsIn(await pack(shop))).toEqual([
      ['shop/.npmrc', 'fund=false'],
      ['shop/package.json', '{}'],
      ['shop/src/B.ts', 'B'],
      ['shop/src/b.ts', 'b'],
    ])
  })

  it('leaves out what Git ignores', async () => {
    const shop = await makeShop({
      '.gitignore': 'dist\nnode_modules\n',
      'node_modules/react/index.js': '',
      'dist/index.html': '',
      'variants/vue/.gitignore': '/cypress/videos\n',
      'variants/vue/cypress/videos/cart.mp4': '',
      'variants/vue/node_modules/vue/index.js': '',
      'variants/vue/src/cart.ts': '',
    })
    expect(textsIn(await pack(shop)).map(([name]) => name)).toEqual([
      'shop/.gitignore',
      'shop/variants/vue/.gitignore',
      'shop/variants/vue/src/cart.ts',
    ])
  })

  it('gives the same bytes for the same files', async () => {
    const zone = process.env.TZ
    onTestFinished(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })
    const shop = await makeShop({ 'a.ts': 'a' })
    const first = await pack(shop)

    process.env.TZ = 'Pacific/Auckland'
    await utimes(path.join(shop, 'a.ts'), 1, 1)
    await chmod(path.join(shop, 'a.ts'), 0o700)
    expect(await pack(shop)).toEqual(first)
  })
})
