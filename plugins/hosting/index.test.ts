import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadContext, Props } from '@docusaurus/types'
import { describe, expect, it, onTestFinished } from 'vitest'
import hosting from '.'

/** What a build of an empty site writes for its hosts. */
async function write(noIndex: boolean) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'hosting-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  const site = { baseUrl: '/', url: 'https://docs.example', noIndex }
  const plugin = hosting({ redirects: [], shortLinks: [] })({
    siteConfig: site,
  } as LoadContext)
  const props: Pick<Props, 'outDir' | 'plugins' | 'routesPaths'> = {
    outDir,
    plugins: [],
    routesPaths: [],
  }
  await plugin.postBuild?.(
    props as Parameters<NonNullable<typeof plugin.postBuild>>[0],
  )
  return (file: string) => readFile(path.join(outDir, file), 'utf8')
}

const headerFiles = ['_headers', 'vercel.json', 'nginx.conf']

describe('the files for hosts', () => {
  it('keep search engines away from a preview', async () => {
    const read = await write(true)
    expect(await read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    for (const file of headerFiles) {
      expect(await read(file)).toMatch(/X-Robots-Tag\W.*noindex/s)
    }
  })

  it('let them index a published site', async () => {
    const read = await write(false)
    expect(await read('robots.txt')).toContain('Allow: /\n')
    for (const file of headerFiles) {
      expect(await read(file)).not.toContain('X-Robots-Tag')
    }
  })
})
