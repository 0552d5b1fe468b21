import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import {
  defaultTreeAdapter,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5'
import type { Problem } from '../../lib/problem'
import {
  type RecordedLine,
  type Recording,
  scrollStep,
} from '../../lib/recording'
import { readSource } from '../page/files'
import { visitOf } from '../page/page'
import { readPage } from '../page/readPage'
import { samplesOf, type Sample } from '../samples/samples'
import { planPage, type Case } from './cases'
import { fileOf, published, readRecording } from './published'

/** Where the application leaves recordings, relative to the repository's root. */
export const rawRecordings = '.cache/recordings'

/** Where the application ran, which is different each time. */
const runFolder = /(?:\/[^/"\s]+)+\/\.cache\/runs-\w+\//g

/** Removes what an earlier run has left. */
export function startRecordings(root: string): void {
  rmSync(path.join(root, rawRecordings), { recursive: true, force: true })
  mkdirSync(path.join(root, rawRecordings), { recursive: true })
}

/**
 * Publishes the recordings of samples that have run. A recording that shows the same
 * as the one before keeps its times, so that files only change if something has.
 */
export function publishRecordings(root: string, cases: readonly Case[]): void {
  for (const { id } of cases.flatMap(({ recordings }) => recordings ?? [])) {
    const run = readRun(root, id)
    if (!run || isAsPublished(root, id)) continue
    for (const [name, text] of run.files)
      writeFileSync(path.join(root, published, name), text)
    writeFileSync(fileOf(root, id), `${JSON.stringify(run.recording)}\n`)
  }
}

/** What the application has left of a run, and the files of its pages. */
function readRun(root: string, id: string) {
  const raw = path.join(root, rawRecordings, `${id}.json`)
  if (!existsSync(raw)) return undefined
  const recording = JSON.parse(
    readFileSync(raw, 'utf8').replace(runFolder, '/fernhill/'),
  ) as Recording
  const pages = recording.pages.map((page) => toFiles(page.file))
  return {
    recording: {
      ...recording,
      pages: recording.pages.map((page, index) => ({
        ...page,
        file: pages[index]?.name ?? '',
        // Components are on a page of the application, on a port of its own.
        url: page.url.replace(/^.*\/__cypress\/.*$/, ''),
      })),
    },
    files: pages.flatMap(({ files }) => [...files]),
  }
}

/** Whether the last run of a sample showed the same as what readers watch. */
export function isAsPublished(root: string, id: string): boolean {
  const run = readRun(root, id)
  const last = readRecording(root, id)
  return (
    run !== undefined &&
    last !== undefined &&
    behaviorOf(last) === behaviorOf(run.recording)
  )
}

/** What a recording shows, without what differs from run to run. */
export function behaviorOf({
  lines,
  pages,
  width,
  height,
  hasFailed,
}: Recording): string {
  const toText = ({
    at: _at,
    end: _end,
    tries: _tries,
    ...line
  }: RecordedLine) => JSON.stringify(line)
  return JSON.stringify([
    width,
    height,
    hasFailed,
    // Requests may overtake each other, and the end of the test.
    lines.filter(({ event }) => !event).map(toText),
    pages.at(-1)?.url,
  ])
}

/** What the pages of Fernhill link to, and what it's called among the recordings. */
const shopSheet = /^\/assets\/index-[\w-]+\.css$/
const publishedSheet = 'shop.css'

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 10)

type Node = DefaultTreeAdapterTypes.Node
type ChildNode = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Document = DefaultTreeAdapterTypes.Document
type Attribute = Element['attrs'][number]

const create = (tag: string, attributes: Record<string, string>): Element =>
  defaultTreeAdapter.createElement(
    tag,
    html.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  )

const linkTo = (sheet: string) =>
  create('link', { rel: 'stylesheet', href: sheet })

/** Attributes that load something, or lead somewhere. */
const addresses = /^(src|srcset|poster|href|xlink:href|action|formaction|data)$/

const { isElementNode } = defaultTreeAdapter

/**
 * Makes files of a page's HTML that the site's policy allows: its styles are in files
 * of their own, and nothing in it runs, leads anywhere, or loads from elsewhere.
 *
 * @returns the name of the page's file, and the text of all files by name
 */
export function toFiles(page: string): {
  name: string
  files: Map<string, string>
} {
  const files = new Map<string, string>()
  const addSheet = (css: string) => {
    const sheet = `${hashOf(css)}.css`
    files.set(sheet, `${css}\n`)
    return sheet
  }
  const inline: string[] = []
  const document = parse(page)
  const visit = (node: Node) => {
    if ('content' in node) visit(node.content)
    if (!('childNodes' in node)) return
    node.childNodes = node.childNodes.flatMap((child): ChildNode[] => {
      if (!isElementNode(child)) return [child]
      if (child.tagName === 'style' || child.tagName === 'link') {
        const sheet = sheetOf(child, addSheet)
        return sheet === undefined ? [] : [linkTo(sheet)]
      }
      child.attrs = child.attrs.flatMap((attribute) =>
        toShown(attribute, inline),
      )
      visit(child)
      return [child]
    })
  }
  visit(document)
  const head = headOf(document)
  if (inline.length) head.push(linkTo(addSheet(inline.map(toRule).join('\n'))))
  head.push(linkTo('marks.css'))
  const text = `<!doctype html>\n${serialize(document)}\n`
  const name = hashOf(text)
  return { name, files: files.set(`${name}.html`, text) }
}

/** The file with the styles of an element, which stays where it is: it may be in a shadow root. */
function sheetOf(
  { tagName, attrs, childNodes }: Element,
  addSheet: (css: string) => string,
): string | undefined {
  if (tagName === 'link') {
    const address = attrs.find(({ name }) => name === 'href')?.value ?? ''
    return shopSheet.test(address) ? publishedSheet : undefined
  }
  const css = childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join()
    .trim()
  return css ? addSheet(css) : undefined
}

/** What becomes of an attribute, if anything. */
function toShown(attribute: Attribute, inline: string[]): Attribute[] {
  const { name, value } = attribute
  if (name === 'style') {
    if (!inline.includes(value)) inline.push(value)
    return [{ name: 'data-style', value: `${inline.indexOf(value)}` }]
  }
  if (!addresses.test(name) || /^(data:image|#)/.test(value)) return [attribute]
  const [, image] =
    /^(?:https?:\/\/[^/]*)?(\/(?:images|img)\/.*)$/.exec(value) ?? []
  if (name === 'src' && image) return [{ name, value: `shop${image}` }]
  return name === 'href' ? [{ name, value: '#' }] : []
}

/** Wins over the rules of the page, as a `style` attribute does. */
const toRule = (declarations: string, index: number) =>
  `:is(#style, [data-style="${index}"]) { ${declarations} }`

/** The children of the `<head>`, with what every page needs in front. */
function headOf(document: Document): ChildNode[] {
  const root = document.childNodes.find(isElementNode)
  const head = root?.childNodes.find(isElementNode)
  if (head?.tagName !== 'head') throw new Error('A recorded page has no head.')
  head.childNodes.unshift(
    create('meta', { charset: 'utf-8' }),
    create('meta', { name: 'robots', content: 'noindex' }),
  )
  return head.childNodes
}

/** As many lines as a recording can have, and steps of scrolling. */
export const mostLines = 60
const mostSteps = 100

/** Outlines what the line in the address is about, and scrolls there. */
const marks = [
  'i[id^="line-"] { position: absolute; height: 0; visibility: hidden }',
  ...Array.from(
    { length: mostSteps },
    (_, index) => `i.at-${index} { top: ${index * scrollStep}px }`,
  ),
  `${Array.from(
    { length: mostLines },
    (_, index) => `:root:has(#line-${index}:target) [data-line~="${index}"]`,
  ).join(',\n')} {
  outline: 3px solid #e8590c;
  outline-offset: 2px;
  box-shadow: 0 0 0 2px #fff;
}`,
].join('\n')

/** Copies what all pages of Fernhill share: its styles and pictures. */
export function publishAssets(root: string): void {
  const folder = path.join(root, published)
  const built = path.join(root, 'fernhill/dist')
  mkdirSync(path.join(folder, 'shop'), { recursive: true })
  for (const name of ['images', 'img'])
    cpSync(path.join(built, name), path.join(folder, 'shop', name), {
      recursive: true,
    })
  const sheet = readdirSync(path.join(built, 'assets')).find((name) =>
    name.endsWith('.css'),
  )
  if (sheet)
    cpSync(path.join(built, 'assets', sheet), path.join(folder, publishedSheet))
  writeFileSync(path.join(folder, 'marks.css'), `${marks}\n`)
}

/** The samples of a page that readers can watch. */
export function recordedCases(root: string, name: string): Case[] {
  const { file, text } = readSource(root, name)
  // Most pages have none, and this is faster.
  if (!/^ *`{3,}.*\breplay\b/m.test(text)) return []
  const page = readPage(file, text)
  return planPage(samplesOf(page), visitOf(page), newest).cases.filter(
    ({ recordings }) => recordings,
  )
}

/** Finds samples that are marked `replay` and can't be watched. */
export function checkRecordings(
  file: string,
  samples: readonly Pick<Sample, 'line' | 'meta'>[],
  cases: readonly Pick<Case, 'sample' | 'recordings'>[],
  isRecorded: (id: string) => boolean,
): Problem[] {
  return samples
    .filter(({ meta }) => meta.replay)
    .flatMap(({ line }) => {
      const one = cases.find(({ sample }) => sample.line === line)
      if (one?.recordings?.every(({ id }) => isRecorded(id))) return []
      return {
        file,
        line,
        message: one
          ? `This sample hasn't been recorded. Run "npm run samples -- ${file}".`
          : 'This sample doesn\'t run in Cypress, so readers can\'t watch it. Remove "replay".',
      }
    })
}

/** Newer than what any sample needs. */
const newest = '999.0.0'

/** Removes recordings that no page shows, and pages that no recording shows. */
export function removeUnused(root: string, files: readonly string[]): void {
  const ids = new Set(
    files
      .flatMap((file) => recordedCases(root, file))
      .flatMap(({ recordings }) => recordings?.map(({ id }) => id) ?? []),
  )
  const folder = path.join(root, published)
  const used = new Set<string>()
  for (const name of readdirSync(folder)) {
    const id = path.basename(name, '.json')
    if (!name.endsWith('.json')) continue
    if (!ids.has(id)) rmSync(path.join(folder, name))
    else readRecording(root, id)?.pages.forEach(({ file }) => used.add(file))
  }
  const shown = [...used].map((name) => `${name}.html`)
  const sheets = shown.flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').match(/[0-9a-f]{10}\.css/g),
  )
  const kept = new Set<string | null>([...shown, ...sheets])
  for (const name of readdirSync(folder)) {
    if (/^[0-9a-f]{10}\.(html|css)$/.test(name) && !kept.has(name))
      rmSync(path.join(folder, name))
  }
}
