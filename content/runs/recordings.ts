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
import type { Problem } from '../../lib/problem'
import type { RecordedLine, Recording } from '../../lib/recording'
import { readSource } from '../page/files'
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
    const raw = path.join(root, rawRecordings, `${id}.json`)
    if (!existsSync(raw)) continue
    const recording = JSON.parse(
      readFileSync(raw, 'utf8').replace(runFolder, '/fernhill/'),
    ) as Recording
    const pages = recording.pages.map((page) => toFiles(page.file))
    const made = {
      ...recording,
      pages: recording.pages.map((page, index) => ({
        ...page,
        file: pages[index]?.name ?? '',
        // Components are on a page of the application, on a port of its own.
        url: page.url.replace(/^.*\/__cypress\/.*$/, ''),
      })),
    }
    const last = readRecording(root, id)
    if (last && behaviorOf(last) === behaviorOf(made)) continue
    for (const [name, text] of pages.flatMap(({ files }) => [...files]))
      writeFileSync(path.join(root, published, name), text)
    writeFileSync(fileOf(root, id), `${JSON.stringify(made)}\n`)
  }
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

/** The style sheet of an application that's shown, by what its pages link to. */
const styleSheets: [RegExp, string][] = [
  [/^\/assets\/index-[\w-]+\.css$/, 'shop.css'],
  [/^\/assets\/site\.css$/, 'site.css'],
]

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 10)

const linkTo = (sheet: string) => `<link rel="stylesheet" href="${sheet}">`

/** Attributes that load something, or lead somewhere. */
const addresses =
  /\s(src|srcset|poster|href|xlink:href|action|formaction|data)="([^"]*)"/g

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
    return linkTo(sheet)
  }
  const inline: string[] = []
  const links: string[] = []
  const body = page
    .replace(addresses, (attribute, name: string, address: string) => {
      const [, image] =
        /^(?:https?:\/\/[^/]*)?(\/(?:images|img)\/.*)$/.exec(address) ?? []
      if (name === 'src' && image) return ` src="shop${image}"`
      if (/^(data:image|#)/.test(address)) return attribute
      const sheet = styleSheets.find(([pattern]) => pattern.test(address))?.[1]
      return name === 'href' ? ` href="${sheet ?? '#'}"` : ''
    })
    .replace(/<link\b[^>]*>/g, (tag) => {
      const sheet = /\shref="(\w+\.css)"/.exec(tag)?.[1]
      return sheet ? linkTo(sheet) : ''
    })
    // In place, because those of a shadow root only apply to it.
    .replace(/<style\b[^>]*>([^]*?)<\/style>/g, (_, css: string) =>
      css.trim() ? addSheet(css.trim()) : '',
    )
    .replace(/(<[^>]*?)\sstyle="([^"]*)"/g, (_, tag: string, css: string) => {
      if (!inline.includes(css)) inline.push(css)
      return `${tag} data-style="${inline.indexOf(css)}"`
    })
    .replace(/\n\s*(?=\n)/g, '')
  if (inline.length) {
    links.push(
      addSheet(
        inline
          .map(
            (css, index) =>
              `[data-style="${index}"] { ${css.replaceAll('&quot;', '"')} }`,
          )
          .join('\n'),
      ),
    )
  }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
  ].join('')
  const end = [...links, linkTo('marks.css')].join('')
  const html = `<!doctype html>\n${body
    .replace(/<head\b[^>]*>/, (tag) => tag + head)
    .replace('</head>', () => `${end}</head>`)}\n`
  const name = hashOf(html)
  return { name, files: files.set(`${name}.html`, html) }
}

/** As many lines and steps of scrolling as a recording has at most. */
const mostLines = 60
const mostSteps = 100

/** In pixels: see the anchors that harness/record.ts adds to a page. */
const scrollStep = 50

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
  outline: 3px solid #e8590c !important;
  outline-offset: 2px !important;
  box-shadow: 0 0 0 2px #fff !important;
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
    cpSync(path.join(built, 'assets', sheet), path.join(folder, 'shop.css'))
  cpSync(
    path.join(root, 'fernhill/server/sites/assets/site.css'),
    path.join(folder, 'site.css'),
  )
  writeFileSync(path.join(folder, 'marks.css'), `${marks}\n`)
}

/** The samples of a page that readers can watch. */
export function recordedCases(root: string, name: string): Case[] {
  const { file, text } = readSource(root, name)
  // Most pages have none, and this is faster.
  if (!/^ *`{3,}.*\breplay\b/m.test(text)) return []
  const page = readPage(file, text)
  const visit = page.fields.get('visit')?.value
  return planPage(
    samplesOf(page),
    typeof visit === 'string' ? visit : undefined,
    newest,
  ).cases.filter(({ recordings }) => recordings)
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
