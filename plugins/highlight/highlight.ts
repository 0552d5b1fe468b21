import { normalizeTokens, Prism } from 'prism-react-renderer'
import { kindOf, type Kind } from './kinds'
import { readMarks } from './marks'

/** Languages that `prism-react-renderer` does not bring. */
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

/** Prism's languages add themselves to a global. */
function addLanguages(): void {
  const world = globalThis as { Prism?: unknown }
  const before = world.Prism
  world.Prism = Prism
  for (const language of languages) {
    require(`prismjs/components/prism-${language}`)
  }
  world.Prism = before
}

addLanguages()

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

/**
 * Not `lib/escapeHtml`: it would write each `>` and `"` of a sample with four
 * more characters, and every page carries its samples.
 */
const escapeText = (text: string) =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '')

const isBlank = (text: string) => !text.trim()

type Tokens = ReturnType<typeof Prism.tokenize>

interface Piece {
  text: string
  kind?: Kind
}

/** Each line as pieces of one color; white space takes the color before it. */
function colorLines(code: string, language: string): Piece[][] {
  const grammar = Prism.languages[language]
  if (!grammar) return code.split('\n').map((text) => [{ text }])
  // Some languages do their work in the hooks: JSX finds its text there.
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
 * A sample as the HTML of its lines, colored by classes, which `highlight.css`
 * and `src/theme/CodeBlock/Layout` dress. The line that `meta` or comments mark
 * says so by a class too.
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
