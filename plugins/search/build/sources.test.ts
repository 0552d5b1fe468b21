import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSourceReader, remarkPluginsOf } from './sources'

const page = {
  id: 'guides/a',
  title: 'A',
  description: '',
  path: '/guides/a',
  sidebar: 'guides',
  categories: ['Overview'],
  unlisted: false,
}

let siteDir: string
const write = (text: string) =>
  writeFileSync(path.join(siteDir, 'docs/guides/a.mdx'), text)

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'search-'))
  mkdirSync(path.join(siteDir, 'docs/guides'), { recursive: true })
})
afterEach(() => rmSync(siteDir, { recursive: true }))

describe('createSourceReader', () => {
  it('reads a page again only if it has changed', async () => {
    const read = createSourceReader({ siteDir, baseUrl: '/' }, [])
    write('One.')
    const [first] = await read([page])
    expect(first).toMatchObject({
      path: '/guides/a',
      area: 'Guides',
      trail: ['Overview'],
      sections: [{ text: ['One.'] }],
    })
    expect((await read([page]))[0]?.sections).toBe(first?.sections)
    write('Two.')
    expect((await read([page]))[0]?.sections[0]?.text).toEqual(['Two.'])
  })

  it('reads what people type each time', async () => {
    const read = createSourceReader({ siteDir, baseUrl: '/' }, [])
    write('One.')
    expect((await read([page]))[0]?.searches).toEqual({})
    writeFileSync(
      path.join(siteDir, 'docs/guides/a.searches.yml'),
      '_page: [how to begin]',
    )
    expect((await read([page]))[0]?.searches).toEqual({
      _page: ['how to begin'],
    })
  })

  it.each(['_page: how to begin', '_page: [12]', '_page: ["how'])(
    'rejects %s as what people type',
    async (text) => {
      write('One.')
      writeFileSync(path.join(siteDir, 'docs/guides/a.searches.yml'), text)
      await expect(
        createSourceReader({ siteDir, baseUrl: '/' }, [])([page]),
      ).rejects.toThrow("docs/guides/a.searches.yml doesn't list phrases")
    },
  )

  it('keeps a page as it was while it has a mistake', async () => {
    const read = createSourceReader({ siteDir, baseUrl: '/' }, [])
    write('<Tabs>')
    expect(await read([page])).toEqual([])
    write('One.')
    await read([page])
    write('<Tabs>')
    expect((await read([page]))[0]?.sections[0]?.text).toEqual(['One.'])
  })
})

describe('remarkPluginsOf', () => {
  const one = () => {}
  const two = () => {}
  it('finds the plugins of the docs in the order they run', () => {
    expect(
      remarkPluginsOf({
        presets: [
          'other',
          false,
          [
            'classic',
            {
              docs: { remarkPlugins: [two], beforeDefaultRemarkPlugins: [one] },
            },
          ],
        ],
      }),
    ).toEqual([one, two])
  })
})
