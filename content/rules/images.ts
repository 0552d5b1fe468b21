import type { Paragraph } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { attributeOf, elementsOf, lineOf, type Page } from '../page/page'

/** As `content/remark/pictures` asks of drawings. */
const shortestAlt = 40

/** Elements that show a picture. */
const pictures = ['img', 'Picture']

const isDrawing = (url: string) => /\.svg$/.test(url)

/** Each picture says what it shows, to those who cannot see it. */
export function images({ file, tree }: Page): Problem[] {
  const problems: Problem[] = []
  const check = (url: string, alt: string | undefined, line: number) => {
    const message = altMessage(url, alt?.trim() ?? '')
    if (message) problems.push({ file, line, message })
  }
  visit(tree, 'image', ({ url, alt, position }) =>
    check(url, alt ?? '', position?.start.line ?? 1),
  )
  for (const element of elementsOf(tree)) {
    if (!pictures.includes(element.name ?? '')) continue
    check(
      attributeOf(element, 'src') ?? 'a picture',
      attributeOf(element, 'alt'),
      lineOf(element),
    )
  }
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    if (paragraph.children.length < 2) return
    for (const child of paragraph.children) {
      if (child.type !== 'image' || !isDrawing(child.url)) continue
      problems.push({
        file,
        line: lineOf(child),
        message: `${child.url} stands in a line of text: put a drawing alone in a paragraph, so that it gets its size, its dark colors, and its caption`,
      })
    }
  })
  return problems
}

function altMessage(url: string, alt: string): string | undefined {
  if (!alt) {
    return `${url} has no text for those who cannot see it: say between the brackets, "![…](${url})", what the picture shows`
  }
  if (isDrawing(url) && alt.length < shortestAlt) {
    return `${url} says only "${alt}": say in ${shortestAlt} characters or more what the drawing shows`
  }
  if (
    /^(an? )?(image|picture|screenshot|diagram|drawing) (of|that)\b/i.test(alt)
  ) {
    return `${url} begins with "${alt.split(' ').slice(0, 3).join(' ')}": screen readers say that it is a picture; begin with what it shows`
  }
  return undefined
}
