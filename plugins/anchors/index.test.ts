import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadContext, Props } from '@docusaurus/types'
import { expect, it, onTestFinished } from 'vitest'
import anchors from '.'

/** Builds a site with one page, for which these addresses were published. */
async function build(baseUrl: string, addresses: string) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'anchors-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  const write = (file: string, text: string) => {
    const place = path.join(siteDir, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  write('src/data/addresses.txt', addresses)
  write('build/guide/index.html', '<h2 id=one>One</h2>')
  const plugin = anchors({
    redirects: [{ from: '/old', to: '/guide' }],
    shortLinks: [],
  })({ siteDir, siteConfig: { baseUrl } } as LoadContext)
  const props: Pick<Props, 'outDir' | 'routesPaths'> = {
    outDir: path.join(siteDir, 'build'),
    routesPaths: [`${baseUrl}guide`, `${baseUrl}404.html`],
  }
  await plugin.postBuild?.(
    props as Parameters<NonNullable<typeof plugin.postBuild>>[0],
  )
}

it.each(['/', '/docs/'])(
  'a build under %s succeeds if all addresses lead somewhere',
  async (baseUrl) => {
    await expect(
      build(baseUrl, '/guide\n  One\n  two -> #one\n/old\n  one\n'),
    ).resolves.toBeUndefined()
  },
)

it('a build fails if an address leads nowhere', async () => {
  await expect(
    build('/', '/guide\n  invented\n  two -> #tow\n/gone\n/old\n  lost\n  ?\n'),
  ).rejects.toThrow(
    /^src\/data\/addresses\.txt:\n- 2: "\/guide#invented" was published.*\n- 3: "\/guide#two" leads to "#tow", but.*\n- 4: No page has the path "\/gone".*\n- 6: "\/old#lost" was published.*\n- 7: "\/old#\?" was published/,
  )
})

it('a build fails if the file has a line that nobody can read', async () => {
  await expect(build('/', '/guide\ninvented\n')).rejects.toThrow(
    /- 2: "invented" isn't an address/,
  )
})
