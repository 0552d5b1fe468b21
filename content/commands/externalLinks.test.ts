import { describe, expect, it } from 'vitest'
import { externalLinksIn, findBroken, problemOf } from './externalLinks'

const links = ['https://a.dev/', 'https://b.dev/', 'https://c.dev/'].map(
  (address) => ({ address, page: '/x' }),
)

/** Fails for each address as often as it says. */
async function run(failures: Record<string, number>) {
  const asked: string[] = []
  const waited: number[] = []
  const broken = await findBroken(
    links,
    (address) => {
      asked.push(address)
      const tries = asked.filter((one) => one === address).length
      return Promise.resolve(
        tries <= (failures[address] ?? 0) ? `failed ${tries}` : undefined,
      )
    },
    (seconds) => {
      waited.push(seconds)
      return Promise.resolve()
    },
  )
  return { broken, asked: asked.length, waited }
}

describe('external links', () => {
  it('are reported only if they fail three times', async () => {
    const failures = { 'https://a.dev/': 3, 'https://b.dev/': 2 }
    expect(await run(failures)).toEqual({
      broken: [{ address: 'https://a.dev/', page: '/x', reason: 'failed 3' }],
      asked: 7,
      waited: [0, 60, 600],
    })
  })

  it('are asked for once if they work', async () => {
    expect(await run({})).toEqual({ broken: [], asked: 3, waited: [0] })
  })

  it.each([
    [200, undefined],
    [403, undefined],
    [429, undefined],
    [404, 'answered with status 404'],
    [500, 'answered with status 500'],
  ])('with the status %d', (status, problem) => {
    expect(problemOf(status)).toBe(problem)
  })

  it('are found in the HTML of pages', () => {
    const html = [
      '<a class="x" href="https://a.dev/?b=1&amp;c=2#d">',
      '<a href=https://a.dev/e target=_blank>',
      '<a href=https://a.dev/e#f>',
      '<a href=/own><a href="https://docs.dev/own"><a href=#g>',
      '<a href=http://localhost:3000/><a href="https://auth.fernhill.example/">',
      '<a href=https://github.com/a/b/edit/main/x.mdx>',
      '<link href=https://link.dev/>',
    ].join('\n')
    expect(externalLinksIn(html, 'https://docs.dev')).toEqual([
      'https://a.dev/?b=1&c=2',
      'https://a.dev/e',
    ])
  })
})
