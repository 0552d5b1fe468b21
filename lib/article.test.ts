import { expect, it } from 'vitest'
import { articleIn, classesOf, readArticle } from './article'

const page = (name: string) =>
  `<nav>a</nav><article><p>b</p><div class="${name}  markdown"><p id=c>d<!-- e --><br></p></div></article><footer>f</footer>`

it('is the content of the page without what is around it', () => {
  const article = readArticle(page('theme-doc-markdown'), '/a')
  expect(article.children).toEqual([
    {
      tag: 'p',
      attributes: { id: 'c' },
      children: ['d', { tag: 'br', attributes: {}, children: [] }],
    },
  ])
  expect(classesOf(article)).toEqual(['theme-doc-markdown', 'markdown'])
})

it('is required', () => {
  expect(articleIn('<nav>a</nav>')).toBe('')
  expect(() => readArticle(page('renamed'), '/a')).toThrow(
    'Found: no element with the class "theme-doc-markdown" on /a.',
  )
})
