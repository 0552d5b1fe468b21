import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { afterAll, expect, it } from 'vitest'
import { buildsDir, buildSite } from '../fixtures/buildSite'
import { root } from '../pages'

const preview = path.join(buildsDir, 'noindex')
afterAll(() => rm(preview, { recursive: true, force: true }))

/** Pages without the words that keep search engines away. */
async function welcoming(folder: string): Promise<string[]> {
  const files = await Globby('**/*.html', { cwd: folder })
  return files.filter((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8')
    return !/<meta[^>]*name="?robots"? content="noindex, nofollow"/.test(html)
  })
}

it('a preview keeps search engines away in robots.txt, headers, and all pages', async () => {
  const { exitCode, output } = await buildSite('noindex', preview)
  expect(output).not.toContain('[ERROR]')
  expect(exitCode).toBe(0)
  const read = (file: string) => readFileSync(path.join(preview, file), 'utf8')
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(read('_headers')).toContain('\n  X-Robots-Tag: noindex, nofollow\n')
  const pages = await Globby('**/*.html', { cwd: preview })
  expect(pages.toSorted()).toEqual(['404.html', 'index.html', 'old/index.html'])
  expect(await welcoming(preview)).toEqual([])
}, 240_000)

it('the real site welcomes them on the same pages', async () => {
  const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
  const shy = await welcoming(build)
  expect(shy).toContain('index.html')
  expect(shy).toContain('api/commands/get/index.html')
})
