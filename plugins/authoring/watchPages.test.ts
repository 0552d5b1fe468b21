import { expect, it, vi } from 'vitest'
import { watchPages } from './watchPages'

/** A check whose end is told by the test. */
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

it('tells what is wrong with an edited page, and when it is fine again', async () => {
  const { edit, end, print } = setUp()
  edit([page])
  await end('docs/a.mdx:3 Wrong\n')
  expect(print.mock.calls).toEqual([['docs/a.mdx:3 Wrong']])
  edit([page])
  await end('')
  expect(print).toHaveBeenLastCalledWith('docs/a.mdx is fine again.')
  edit([page])
  await end('')
  expect(print).toHaveBeenCalledTimes(2)
})

it('checks once at a time, and then what was edited meanwhile', async () => {
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

it('leaves alone what is no page', () => {
  const { edit, check } = setUp()
  edit(['/site/src/pages/index.tsx', '/site/docs/img/a.svg', '/other/a.mdx'])
  edit([])
  expect(check).not.toHaveBeenCalled()
})
