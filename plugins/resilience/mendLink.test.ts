import { expect, it } from 'vitest'
import { mendLink } from './mendLink'

it('disconnects an observer before it is replaced', () => {
  const text =
    "import a from './a'\nioRef.current = new window.IntersectionObserver(b)\n"
  expect(mendLink(text)).toBe(
    "import a from '@docusaurus/a'\nioRef.current?.disconnect();ioRef.current = new window.IntersectionObserver(b)\n",
  )
})

it('fails when the framework does it in another way', () => {
  expect(() => mendLink('ioRef.current ??= observe(b)')).toThrow(
    'plugins/resilience/mendLink.ts no longer fits the installed version',
  )
})
