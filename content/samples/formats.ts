import {
  defaultTreeAdapter,
  parse as parseHtml,
  parseFragment,
  type DefaultTreeAdapterMap,
} from 'parse5'
import postcss, { CssSyntaxError } from 'postcss'
import { SaxesParser } from 'saxes'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import type { Problem } from '../../lib/problem'
import { lineAt } from './lineAt'
import type { Sample } from './samples'

/** A mistake in a text, with its line counted from 0. */
interface Fault {
  line: number
  message: string
}

type Parser = (code: string) => Fault[] | Promise<Fault[]>

const parsers: Record<string, Parser> = {
  json: parseJson,
  yaml: parseYaml,
  html: parseMarkup,
  xml: parseXml,
  css: parseCss,
  scss: (code) => parseCss(withoutSassSyntax(code)),
  graphql: parseBrackets,
}

/** Languages of the files that a `diff` changes, where the ending differs. */
const byEnding: Record<string, string> = {
  yml: 'yaml',
  svg: 'xml',
  gql: 'graphql',
}

/** Parses every sample of data, markup, or styles with its language's parser. */
export async function checkFormats(samples: Sample[]): Promise<Problem[]> {
  const found = await Promise.all(samples.map(checkFormat))
  return found.flat()
}

async function checkFormat(sample: Sample): Promise<Problem[]> {
  const { file, line, language, code, meta } = sample
  const isDiff = language === 'diff'
  const [ending = ''] = /[^.]*$/.exec(meta.title ?? '') ?? []
  const name = isDiff ? (byEnding[ending] ?? ending) : language
  const parse = meta.title?.endsWith('.component.html')
    ? parseAngular
    : parsers[name]
  const faults = (await parse?.(isDiff ? afterDiff(code) : code)) ?? []
  return faults.map((fault) => ({
    file,
    line: line + fault.line,
    message: `This ${name} doesn't parse: ${fault.message}`,
  }))
}

/** The file after a `diff`, with as many lines as the `diff` has. */
export const afterDiff = (code: string): string =>
  code
    .split('\n')
    .map((line) =>
      /^(-|@@|\+\+\+ |\\ )/.test(line) ? '' : line.replace(/^[+ ]/, ''),
    )
    .join('\n')

/** TypeScript accepts more than JSON does; this reports the difference. */
function parseJson(code: string): Fault[] {
  const source = ts.parseJsonText('sample.json', code)
  const faults: Fault[] = []
  const add = (at: number, message: string) =>
    faults.push({ line: lineAt(code, at), message })

  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set<string>()
      if (node.properties.hasTrailingComma) {
        add(node.properties.end - 1, 'remove the comma after the last entry')
      }
      for (const { name } of node.properties) {
        if (name && ts.isIdentifier(name)) {
          add(name.getStart(source), `put ${name.text} in double quotes`)
        }
        if (!name || !ts.isStringLiteral(name)) continue
        if (seen.has(name.text)) {
          add(
            name.getStart(source),
            `the key "${name.text}" appears twice: keep one`,
          )
        }
        seen.add(name.text)
      }
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.hasTrailingComma) {
      add(node.elements.end - 1, 'remove the comma after the last entry')
    }
    if (ts.isStringLiteral(node) && node.getText(source).startsWith("'")) {
      add(node.getStart(source), `put ${node.getText(source)} in double quotes`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)

  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    code,
  )
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken;) {
    if (
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia
    ) {
      add(
        scanner.getTokenStart(),
        'JSON has no comments: move this one to the prose',
      )
    }
    kind = scanner.scan()
  }
  const [first] = (
    source as ts.JsonSourceFile & {
      parseDiagnostics: readonly ts.DiagnosticWithLocation[]
    }
  ).parseDiagnostics
  if (first) {
    add(first.start, ts.flattenDiagnosticMessageText(first.messageText, ' '))
  }
  if (!faults.length && !isJson(code)) {
    add(0, 'JSON.parse() rejects it')
  }
  return faults.sort((a, b) => a.line - b.line)
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}

function parseYaml(code: string): Fault[] {
  const documents = parseAllDocuments(code, { prettyErrors: false })
  // One mistake causes several errors, and the first explains it.
  return [...documents].flatMap(({ errors }) =>
    errors.slice(0, 1).map(({ message, pos: [start] }) => ({
      line: lineAt(code, start),
      message,
    })),
  )
}

function parseCss(code: string): Fault[] {
  try {
    postcss.parse(code)
    return []
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ line: (error.line ?? 1) - 1, message: error.reason }]
  }
}

/** Sass that PostCSS can parse, with every line in its place. */
const withoutSassSyntax = (code: string) =>
  code
    .replace(/#\{[^}]*\}/g, 'x')
    .replace(/(^|[^:'"\w])\/\/.*$/gm, (_, before: string) => before)

/** For a language without a parser here: checks at least the brackets. */
function parseBrackets(code: string): Fault[] {
  const closing: Record<string, string> = { '{': '}', '(': ')', '[': ']' }
  const open: { bracket: string; at: number }[] = []
  const visible = code.replace(
    /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#.*$/gm,
    (hidden) => hidden.replace(/[^\n]/g, ' '),
  )
  for (const { 0: bracket, index: at } of visible.matchAll(/[{}()[\]]/g)) {
    if (closing[bracket]) {
      open.push({ bracket, at })
      continue
    }
    const last = open.pop()
    if (!last || closing[last.bracket] !== bracket) {
      return [
        { line: lineAt(code, at), message: `this ${bracket} is never opened` },
      ]
    }
  }
  return open.map(({ bracket, at }) => ({
    line: lineAt(code, at),
    message: `this ${bracket} is never closed`,
  }))
}

type Node = DefaultTreeAdapterMap['node']

/** Elements that don't need an end tag in HTML. */
const closedByRule =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|caption|colgroup|rt|rp|html|head|body)$/

/** Parses a whole page if it starts like one, and a fragment otherwise. */
function parseMarkup(code: string): Fault[] {
  const faults: Fault[] = []
  const isPage = /^\s*(<!doctype|<html)\b/i.test(code)
  const tree = (isPage ? parseHtml : parseFragment)(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) =>
      faults.push({ line: startLine - 1, message: name.replaceAll('-', ' ') }),
  })
  // An unfinished tag has no element, so its end tag would be reported too.
  if (faults.some(({ message }) => message.startsWith('eof'))) return faults
  return [...faults, ...findUnbalanced(tree, code)].sort(
    (a, b) => a.line - b.line,
  )
}

/** Finds tags without their counterpart, which browsers silently ignore. */
function findUnbalanced(tree: Node, code: string): Fault[] {
  const faults: Fault[] = []
  const ends = new Set<number>()
  let tags = code
  const hide = (start: number, end: number) => {
    tags = tags.slice(0, start) + ' '.repeat(end - start) + tags.slice(end)
  }
  const walk = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const place = node.sourceCodeLocation
      const { tagName } = node
      if (place?.endTag) ends.add(place.endTag.startOffset)
      if (place?.startTag) {
        const { startOffset, endOffset } = place.startTag
        const isClosed =
          place.endTag ??
          (closedByRule.test(tagName) || code[endOffset - 2] === '/')
        if (!isClosed) {
          faults.push({
            line: place.startLine - 1,
            message: `this <${tagName}> is never closed`,
          })
        }
        hide(startOffset, endOffset)
        if (place.endTag && /^(script|style|textarea)$/.test(tagName)) {
          hide(endOffset, place.endTag.startOffset)
        }
      }
    } else if (defaultTreeAdapter.isCommentNode(node)) {
      const place = node.sourceCodeLocation
      if (place) hide(place.startOffset, place.endOffset)
    }
    if ('content' in node) walk(node.content)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(tree)
  for (const { 1: name = '', index } of tags.matchAll(/<\/([a-z][\w-]*)/gi)) {
    if (ends.has(index) || closedByRule.test(name.toLowerCase())) continue
    faults.push({
      line: lineAt(code, index),
      message: `this </${name}> is never opened`,
    })
  }
  return faults
}

/** Angular templates have self-closing components and control flow. */
async function parseAngular(code: string): Promise<Fault[]> {
  const { parseTemplate } = await import('@angular/compiler')
  const { errors } = parseTemplate(code, 'template.html')
  return (errors ?? []).map(({ span, msg }) => ({
    line: span.start.line,
    message: msg.split('. ')[0] ?? msg,
  }))
}

function parseXml(code: string): Fault[] {
  const faults: Fault[] = []
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => {
    const [, line = '1', text = message] =
      /^(\d+):\d+: (.*)$/m.exec(message) ?? []
    faults.push({ line: Number(line) - 1, message: text })
  })
  parser.write(code).close()
  return faults.slice(0, 1)
}
