import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadContext, Props } from '@docusaurus/types'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import fernhill from '.'

it('writes the archive next to the pages', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'fernhill-'))
  onTestFinished(() => rm(siteDir, { recursive: true }))
  await mkdir(path.join(siteDir, 'fernhill'))
  await writeFile(path.join(siteDir, 'fernhill/README.md'), '# Fernhill')

  const plugin = fernhill({ siteDir } as LoadContext)
  const props: Pick<Props, 'outDir'> = { outDir: siteDir }
  await plugin.postBuild?.(
    props as Parameters<NonNullable<typeof plugin.postBuild>>[0],
  )

  const archive = await readFile(path.join(siteDir, 'fernhill.zip'))
  const files = Object.entries(unzipSync(archive))
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['fernhill/README.md', '# Fernhill'],
  ])
})
