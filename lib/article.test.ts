import { expect, it } from 'vitest'
import { articleIn, classesOf, readArticle } from './article'

const page = (name: string) =>
  `<nav>a</nav><article><p>b</p><div class="${name}  markdown"><p id=c>d<!-- e --><br></p></div></article><footer>f</footer>`

it('has what the page says, and nothing around it', () => {
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

it('has to be there', () => {
  expect(articleIn('<nav>a</nav>')).toBe('')
  expect(() => readArticle(page('renamed'), '/a')).toThrow(
    '/a has no article: has the theme renamed "theme-doc-markdown"?',
  )
})
