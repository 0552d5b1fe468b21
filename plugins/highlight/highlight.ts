import { createRequire } from 'node:module'
import { normalizeTokens, Prism } from 'prism-react-renderer'
import { kindOf, type Kind } from './kinds'
import { readMarks } from './marks'

/** Languages that `prism-react-renderer` doesn't include. */
const languages = [
  'bash',
  'docker',
  'groovy',
  'ini',
  'json',
  'powershell',
  'scss',
  'toml',
]

/** Loads the languages, which register themselves with a global `Prism`. */
function addLanguages(): void {
  const world = globalThis as { Prism?: unknown }
  const before = world.Prism
  world.Prism = Prism
  const load = createRequire(__filename)
  for (const language of languages) {
    load(`prismjs/components/prism-${language}`)
  }
  world.Prism = before
}

addLanguages()

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

/**
 * Smaller pages than with `lib/escapeHtml`, which also escapes `>` and `"`: they
 * are common in samples, and safe outside of attributes.
 */
const escapeText = (text: string) =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '')

const isBlank = (text: string) => !text.trim()

type Tokens = ReturnType<typeof Prism.tokenize>

interface Piece {
  text: string
  kind?: Kind
}

/** Splits lines by color. Whitespace joins the piece before it. */
function colorLines(code: string, language: string): Piece[][] {
  const grammar = Prism.languages[language]
  if (!grammar) return code.split('\n').map((text) => [{ text }])
  // Some languages work in hooks: JSX uses them to find its text.
  const run = { code, grammar, language, tokens: [] as Tokens }
  Prism.hooks.run('before-tokenize', run)
  run.tokens = Prism.tokenize(run.code, run.grammar)
  Prism.hooks.run('after-tokenize', run)
  return normalizeTokens(run.tokens).map((line) => {
    const pieces: Piece[] = []
    for (const { types, content, empty } of line) {
      const text = empty ? '' : content.replace(/\n/g, '')
      const kind = kindOf(types)
      const last = pieces.at(-1)
      if (!text) continue
      if (last && (last.kind === kind || isBlank(text))) last.text += text
      else pieces.push({ text, kind })
    }
    return pieces
  })
}

const toHtml = ({ text, kind }: Piece) =>
  kind && !isBlank(text)
    ? `<span class="token ${kind}">${escapeText(text)}</span>`
    : escapeText(text)

/**
 * Renders the lines of a sample as HTML, with classes for its colors and for
 * lines that `meta` or comments mark. `highlight.css` and
 * `src/theme/CodeBlock/Layout` style them.
 */
export function highlight(code: string, language: string, meta = ''): string {
  const lines = readMarks(code, language, meta)
  const colored = colorLines(
    lines.map(({ text }) => text).join('\n'),
    language.toLowerCase(),
  )
  return lines
    .map(({ marks }, index) => {
      const classes = [
        'token-line',
        ...marks.map((mark) => `theme-code-block-${mark}-line`),
      ]
      const html = (colored[index] ?? []).map(toHtml).join('')
      const end = index < lines.length - 1 ? '\n' : ''
      return `<span class="${classes.join(' ')}">${html}${end}</span>`
    })
    .join('')
}
