import { expect, it, vi } from 'vitest'
import { watchPages } from './watchPages'

/** A check that ends when the test says so. */
function setUp() {
  const ends: ((found: string) => void)[] = []
  const check = vi.fn(
    (_files: string[]) => new Promise<string>((resolve) => ends.push(resolve)),
  )
  const print = vi.fn()
  return {
    check,
    print,
    edit: watchPages('/site', check, print),
    async end(found: string) {
      ends.shift()?.(found)
      await new Promise(setImmediate)
    },
  }
}

const page = '/site/docs/a.mdx'

it('prints the mistakes on an edited page, and when they are fixed', async () => {
  const { edit, end, print } = setUp()
  edit([page])
  await end('docs/a.mdx:3 Wrong\n')
  expect(print.mock.calls).toEqual([['docs/a.mdx:3 Wrong']])
  edit([page])
  await end('')
  expect(print).toHaveBeenLastCalledWith('docs/a.mdx has no more mistakes.')
  edit([page])
  await end('')
  expect(print).toHaveBeenCalledTimes(2)
})

it('runs one check at a time, and then checks what was edited meanwhile', async () => {
  const { edit, end, check } = setUp()
  edit([page])
  edit(['/site/docs/b.mdx'])
  edit([page, '/site/docs/b.mdx'])
  expect(check.mock.calls).toEqual([[['docs/a.mdx']]])
  await end('')
  expect(check.mock.calls[1]).toEqual([['docs/b.mdx', 'docs/a.mdx']])
  await end('')
  expect(check).toHaveBeenCalledTimes(2)
})

it("ignores files that aren't pages", () => {
  const { edit, check } = setUp()
  edit(['/site/src/pages/index.tsx', '/site/docs/img/a.svg', '/other/a.mdx'])
  edit([])
  expect(check).not.toHaveBeenCalled()
})
