import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { collectInlineCode } from '../../plugins/hosting/inlineCode'
import { toPolicy } from '../../plugins/hosting/policy'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

/** The longest line that Cloudflare Pages accepts, in characters. */
const longestLine = 2000

describe('the generated host configuration', () => {
  const headers = read('_headers')
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''

  it('allows all inline code in the built pages', async () => {
    // Other plugins still change pages while the policy is being written.
    const found = { scripts: new Set<string>(), styles: new Set<string>() }
    for (const file of await Globby('**/*.html', { cwd: build })) {
      collectInlineCode(read(file), found)
    }
    expect(found.scripts.size).toBeGreaterThan(0)
    const needed = toPolicy(found, []).match(/'sha256-[^']+'/g) ?? []
    expect(needed.filter((hash) => !policy.includes(hash))).toEqual([])
  })

  it('has the strictest policy a site without services can have', () => {
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|strict-dynamic/)
    const hosts = policy.match(/https:[^ ;]+/g)
    expect(hosts).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ])
  })

  it('is complete for every host', () => {
    const lines = [...headers.split('\n'), ...read('_redirects').split('\n')]
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(
      longestLine,
    )
    const { headers: rules, redirects } = JSON.parse(read('vercel.json')) as {
      headers: { headers: { key: string; value: string }[] }[]
      redirects: object[]
    }
    expect(rules[0]?.headers[0]?.value).toBe(policy)
    expect(read('nginx.conf')).toContain(`"${policy}"`)
    const nginx = read('nginx.conf').match(/location = /g)
    expect(nginx).toHaveLength(2 * redirects.length)
  })
})
