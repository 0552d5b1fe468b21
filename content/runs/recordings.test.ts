import { describe, expect, it } from 'vitest'
import type { Recording } from '../../lib/recording'
import { readMeta } from '../samples/meta'
import { behaviorOf, checkRecordings, toFiles } from './recordings'

const recording: Recording = {
  duration: 500,
  width: 1000,
  height: 660,
  lines: [
    {
      name: 'get',
      message: '[data-cy=cart-count]',
      state: 'passed',
      at: 0,
      end: 400,
      tries: [{ saw: 'never found it', at: [40, 80] }],
    },
    {
      name: '(fetch)',
      message: 'GET 200 /api/cart',
      state: 'passed',
      event: true,
      at: 10,
      end: 90,
    },
    {
      name: '(fetch)',
      message: 'GET 200 /api/plants',
      state: 'passed',
      event: true,
      at: 20,
      end: 60,
    },
  ],
  pages: [{ at: 0, file: 'a', url: 'http://localhost:3000/plants' }],
}

describe('what a recording shows', () => {
  const changed = (change: (copy: Recording) => void) => {
    const copy = structuredClone(recording)
    change(copy)
    return behaviorOf(copy)
  }
  const same = behaviorOf(recording)

  it("doesn't depend on times, attempts, or requests", () => {
    expect(
      changed((copy) => {
        const [get, , plants] = copy.lines
        if (!get || !plants) throw new Error('A line is missing.')
        copy.duration = 900
        get.end = 800
        delete get.tries
        copy.lines = [get, plants]
      }),
    ).toBe(same)
  })

  it.each<[string, (copy: Recording) => void]>([
    [
      'a message',
      ({ lines }) => Object.assign(lines[0] ?? {}, { message: 'b' }),
    ],
    [
      'a state',
      ({ lines }) => Object.assign(lines[0] ?? {}, { state: 'failed' }),
    ],
    [
      'the number of elements',
      ({ lines }) => Object.assign(lines[0] ?? {}, { elements: 3 }),
    ],
    [
      'the address',
      ({ pages }) => Object.assign(pages[0] ?? {}, { url: '/b' }),
    ],
  ])('changes with %s', (_what, change) => {
    expect(changed(change)).not.toBe(same)
  })
})

describe('a page as files', () => {
  const { name, files } = toFiles(
    '<html lang="en"><head><title>Fernhill</title><link rel="stylesheet" href="/assets/index-gGh7RvcN.css"><link rel="icon" href="/icon.png"><style>b { color: red }</style></head><body><a href="https://a.example">A</a><img src="/images/fern.svg" alt=""><img src="https://b.example/c.png" alt=""><form action="/pay"><use href="#leaf"></use><p style="color: &quot;red&quot;">x</p></form></body></html>',
  )
  const html = files.get(`${name}.html`) ?? ''
  const sheets = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  )

  it('links to the styles of the shop, its own, and those of the marks', () => {
    expect(sheets).toEqual([
      'shop.css',
      expect.stringMatching(/^[0-9a-f]{10}\.css$/),
      expect.stringMatching(/^[0-9a-f]{10}\.css$/),
      'marks.css',
    ])
  })

  it('has its styles in files, because the policy allows no others', () => {
    const [, own, inline] = sheets.map((sheet) => files.get(sheet))
    expect(own).toBe('b { color: red }\n')
    expect(inline).toBe(':is(#style, [data-style="0"]) { color: "red" }\n')
    expect(html).not.toMatch(/<style|\sstyle=/)
    expect(html).toContain('<p data-style="0">')
  })

  it('leads nowhere, and loads nothing from elsewhere', () => {
    expect(html).toContain('<a href="#">')
    expect(html).toContain('<img src="shop/images/fern.svg" alt="">')
    expect(html).toContain('<use href="#leaf">')
    expect(html).not.toMatch(/example|action=/)
  })

  it('keeps the styles of a shadow root in it', () => {
    const made = toFiles(
      '<html><head></head><body><x-a><template shadowrootmode="open"><style>b { top: 0 }</style><b></b></template></x-a></body></html>',
    )
    expect(made.files.get(`${made.name}.html`)).toMatch(
      /<template shadowrootmode="open"><link rel="stylesheet" href="[0-9a-f]{10}\.css"><b>/,
    )
  })

  it('is named after its content', () => {
    expect(toFiles('<html><head></head></html>').name).not.toBe(name)
    expect(name).toMatch(/^[0-9a-f]{10}$/)
  })
})

describe('a sample that readers can watch', () => {
  const sample = { line: 7, meta: readMeta('replay="0,1500"') }
  const one = {
    sample,
    recordings: [
      { id: 'a', delay: 0 },
      { id: 'a-1500', delay: 1500 },
    ],
  }
  const check = (cases: (typeof one)[], ids: string[]) =>
    checkRecordings('docs/a.mdx', [sample], cases as never, (id) =>
      ids.includes(id),
    ).map(({ line, message }) => `${line}: ${message}`)

  it('has all of its recordings', () => {
    expect(check([one], ['a', 'a-1500'])).toEqual([])
    expect(check([one], ['a'])).toEqual([
      '7: This sample hasn\'t been recorded. Run "npm run samples -- docs/a.mdx".',
    ])
  })

  it('runs in Cypress', () => {
    expect(check([], ['a', 'a-1500'])).toEqual([
      '7: This sample doesn\'t run in Cypress, so readers can\'t watch it. Remove "replay".',
    ])
  })

  it("needs nothing if it isn't marked", () => {
    const plain = { line: 7, meta: readMeta('') }
    expect(checkRecordings('docs/a.mdx', [plain], [], () => false)).toEqual([])
  })
})
