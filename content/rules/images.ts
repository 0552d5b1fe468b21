import type { Paragraph } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { attributeOf, elementsOf, lineOf, type Page } from '../page/page'

/** Same limit for drawings as in `content/remark/pictures`. */
const shortestAlt = 40

/** Elements that show a picture. */
const pictures = ['img', 'Picture']

const isDrawing = (url: string) => /\.svg$/.test(url)

/** Every picture has an alt text that describes what it shows. */
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
        message: `The drawing "${child.url}" is in a line of text. Put it in its own paragraph, because it gets its size, dark colors, and caption only there.`,
      })
    }
  })
  return problems
}

function altMessage(url: string, alt: string): string | undefined {
  if (!alt) {
    return `The picture "${url}" has no alt text. Describe what it shows between the brackets: "![…](${url})".`
  }
  if (isDrawing(url) && alt.length < shortestAlt) {
    return `The drawing "${url}" has the alt text "${alt}". Describe what it shows in ${shortestAlt} characters or more.`
  }
  if (
    /^(an? )?(image|picture|screenshot|diagram|drawing) (of|that)\b/i.test(alt)
  ) {
    return `The alt text of "${url}" starts with "${alt.split(' ').slice(0, 3).join(' ')}". Screen readers already say that it's a picture, so start with what it shows.`
  }
  return undefined
}
