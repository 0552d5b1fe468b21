import { normalizeTokens } from 'prism-react-renderer'
import type ts from 'typescript'
import { classes, kindOf, type Kind } from './kinds'
import { Prism } from './languages'
import { readMarks } from './marks'
import type { FindLinks, LinkedPart } from './links'
import { colorScript, parseScript } from './script'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

/**
 * Smaller pages than with `lib/escapeHtml`, which also escapes `>` and `"`: they
 * are common in samples, and safe outside of attributes.
 */
const escapeText = (text: string) =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '')

const isBlank = (text: string) => !text.trim()

interface Piece {
  html: string
  kind?: Kind
}

/** Adds a piece to a line. Whitespace joins the piece before it. */
function add(line: Piece[], { html, kind }: Piece): void {
  const last = line.at(-1)
  if (!html) return
  if (last && (last.kind === kind || isBlank(html))) last.html += html
  else line.push({ html, kind })
}

/** Adds code that may have line breaks to the last of the lines. */
function addText(lines: Piece[][], code: string, kind?: Kind): void {
  for (const [index, text] of code.split('\n').entries()) {
    if (index) lines.push([])
    add(lines.at(-1) ?? [], { html: escapeText(text), kind })
  }
}

/** A link has the color of a function, unless it's in another color. */
const addLink = (
  lines: Piece[][],
  text: string,
  { tag }: LinkedPart,
  kind?: Kind,
): void =>
  add(lines.at(-1) ?? [], {
    html: `${tag}${escapeText(text)}</a>`,
    kind: kind === 'function' ? undefined : kind,
  })

/** Splits a script by color. Names of the API become links. */
function colorScriptLines(
  source: ts.SourceFile,
  links: LinkedPart[],
): Piece[][] {
  const { text } = source
  const byStart = new Map(links.map((link) => [link.start, link]))
  const lines: Piece[][] = [[]]
  let done = 0
  const addTo = (end: number, kind?: Kind) => {
    addText(lines, text.slice(done, end), kind)
    done = end
  }
  for (const { start, end, kind } of colorScript(source)) {
    addTo(start)
    // Only an assertion is shorter than its token, by its quotes.
    const link = byStart.get(start) ?? byStart.get(start + 1)
    if (link && link.end <= end) {
      addTo(link.start, kind)
      addLink(lines, text.slice(link.start, link.end), link, kind)
      done = link.end
    }
    addTo(end, kind)
  }
  addTo(text.length)
  return lines
}

/** Splits lines by color. */
function colorLines(code: string, language: string): Piece[][] {
  const grammar = Prism.languages[language]
  const lines: Piece[][] = [[]]
  if (!grammar) addText(lines, code)
  else {
    for (const [index, line] of normalizeTokens(
      Prism.tokenize(code, grammar),
    ).entries()) {
      if (index) lines.push([])
      for (const { types, content, empty } of line) {
        if (!empty) addText(lines, content.replace(/\n/g, ''), kindOf(types))
      }
    }
  }
  return lines
}

/**
 * Whether a line of text is a sentence, which wraps, and not part of a table or a tree,
 * whose columns would get lost.
 */
const isSentence = (text: string) =>
  text.length > 40 && !/\S {2}|[|│─]/.test(text)

const toHtml = ({ html, kind }: Piece) =>
  kind && !isBlank(html) ? `<i class=${classes[kind]}>${html}</i>` : html

/**
 * Renders a sample as HTML, with classes for its colors, and an element for each
 * line that `meta` or comments mark. `highlight.css` and
 * `src/theme/CodeBlock/Layout` style them.
 *
 * @param findLinks finds the names of the API in a script
 */
export function highlight(
  code: string,
  language: string,
  meta = '',
  findLinks: FindLinks = () => [],
): string {
  const lines = readMarks(code, language, meta)
  const text = lines.map((line) => line.text).join('\n')
  const name = language.toLowerCase()
  const source = parseScript(text, name)
  const colored = source
    ? colorScriptLines(source, findLinks(source))
    : colorLines(text, name)
  return lines
    .map(({ text, marks }, index) => {
      const names = marks.map((mark) => `theme-code-block-${mark}-line`)
      const list = names.length > 1 ? `"${names.join(' ')}"` : names.join('')
      const colors = (colored[index] ?? []).map(toHtml).join('')
      const html =
        name === 'text' && isSentence(text)
          ? `<i class=w>${colors}</i>`
          : colors
      const line = index < lines.length - 1 ? `${html}\n` : html
      return list ? `<span class=${list}>${line}</span>` : line
    })
    .join('')
}
