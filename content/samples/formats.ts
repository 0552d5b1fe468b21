import { createRequire } from 'node:module'
import {
  defaultTreeAdapter,
  parse as parseHtml,
  parseFragment,
  type DefaultTreeAdapterMap,
} from 'parse5'
import postcss, { CssSyntaxError } from 'postcss'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import type { Problem } from '../../lib/problem'
import type { Sample } from './samples'

/** What is wrong in a text, with its line counted from 0. */
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

/** Languages of the files that a `diff` may show the change of. */
const byEnding: Record<string, string> = {
  yml: 'yaml',
  svg: 'xml',
  gql: 'graphql',
}

/** Parses every sample of data, markup or styles with its language's parser. */
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
    message: `${name} that does not parse: ${fault.message}`,
  }))
}

/** The file as a `diff` leaves it, with as many lines as the `diff` has. */
export const afterDiff = (code: string): string =>
  code
    .split('\n')
    .map((line) =>
      /^(-|@@|\+\+\+ |\\ )/.test(line) ? '' : line.replace(/^[+ ]/, ''),
    )
    .join('\n')

const lineAt = (code: string, offset: number) =>
  code.slice(0, offset).split('\n').length - 1

/** The compiler reads what editors accept; all that JSON lacks is told here. */
function parseJson(code: string): Fault[] {
  const source = ts.parseJsonText('sample.json', code)
  const faults: Fault[] = []
  const add = (at: number, message: string) =>
    faults.push({ line: lineAt(code, at), message })

  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set<string>()
      if (node.properties.hasTrailingComma) {
        add(node.properties.end - 1, 'remove the comma behind the last entry')
      }
      for (const { name } of node.properties) {
        if (name && ts.isIdentifier(name)) {
          add(name.getStart(source), `put ${name.text} in double quotes`)
        }
        if (!name || !ts.isStringLiteral(name)) continue
        if (seen.has(name.text)) {
          add(name.getStart(source), `the key "${name.text}" appears twice`)
        }
        seen.add(name.text)
      }
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.hasTrailingComma) {
      add(node.elements.end - 1, 'remove the comma behind the last entry')
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
      add(scanner.getTokenStart(), 'JSON has no comments: say it in the text')
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
    add(0, 'the parser of JavaScript refuses it')
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
  // One mistake makes several errors: the first tells it.
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

/** Sass in the words of CSS, each line in its place. */
const withoutSassSyntax = (code: string) =>
  code
    .replace(/#\{[^}]*\}/g, 'x')
    .replace(/(^|[^:'"\w])\/\/.*$/gm, (_, before: string) => before)

/** Of a language without a parser at hand, at least the brackets. */
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
        { line: lineAt(code, at), message: `nothing opens this ${bracket}` },
      ]
    }
  }
  return open.map(({ bracket, at }) => ({
    line: lineAt(code, at),
    message: `nothing closes this ${bracket}`,
  }))
}

type Node = DefaultTreeAdapterMap['node']

/** Elements that HTML closes by itself. */
const closedByRule =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|caption|colgroup|rt|rp|html|head|body)$/

/** A page if it begins like one, else a part of a page. */
function parseMarkup(code: string): Fault[] {
  const faults: Fault[] = []
  const isPage = /^\s*(<!doctype|<html)\b/i.test(code)
  const tree = (isPage ? parseHtml : parseFragment)(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) =>
      faults.push({ line: startLine - 1, message: name.replaceAll('-', ' ') }),
  })
  // A tag that does not end takes its element with it.
  if (faults.some(({ message }) => message.startsWith('eof'))) return faults
  return [...faults, ...findUnbalanced(tree, code)].sort(
    (a, b) => a.line - b.line,
  )
}

/** Tags without their counterpart, which browsers pass over in silence. */
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
            message: `nothing closes this <${tagName}>`,
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
      message: `nothing opens this </${name}>`,
    })
  }
  return faults
}

/** Templates of Angular have self-closing components and control flow. */
async function parseAngular(code: string): Promise<Fault[]> {
  const { parseTemplate } = await import('@angular/compiler')
  const { errors } = parseTemplate(code, 'template.html')
  return (errors ?? []).map(({ span, msg }) => ({
    line: span.start.line,
    message: msg.split('. ')[0] ?? msg,
  }))
}

function parseXml(code: string): Fault[] {
  const { JSDOM } = createRequire(__filename)('jsdom') as {
    JSDOM: new (text: string, options: { contentType: string }) => unknown
  }
  try {
    new JSDOM(code, { contentType: 'application/xml' })
    return []
  } catch (error) {
    const [, line = '1', message = String(error)] =
      /(\d+):\d+: (.*)$/m.exec(error instanceof Error ? error.message : '') ??
      []
    return [{ line: Number(line) - 1, message }]
  }
}
