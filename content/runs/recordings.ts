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
    const recording = JSON.parse(readFileSync(raw, 'utf8')) as Recording
    const pages = recording.pages.map((page) => toFile(page.file))
    const made = {
      ...recording,
      pages: recording.pages.map((page, index) => ({
        ...page,
        file: pages[index]?.name ?? '',
      })),
    }
    const last = readRecording(root, id)
    if (last && behaviorOf(last) === behaviorOf(made)) continue
    for (const { name, html, css } of pages) {
      writeFileSync(path.join(root, published, `${name}.html`), html)
      if (css) writeFileSync(path.join(root, published, `${name}.css`), css)
    }
    writeFileSync(fileOf(root, id), `${JSON.stringify(made)}\n`)
  }
}

/** What a recording shows, without what differs from run to run. */
export function behaviorOf({ lines, pages, width, height }: Recording): string {
  const toText = ({
    at: _at,
    end: _end,
    tries: _tries,
    ...line
  }: RecordedLine) => JSON.stringify(line)
  return JSON.stringify([
    width,
    height,
    lines.filter(({ event }) => !event).map(toText),
    // Requests may overtake each other.
    lines
      .filter(({ event }) => event)
      .map(toText)
      .sort(),
    pages.at(-1)?.url,
  ])
}

/** The style sheet of an application that's shown, by what its pages link to. */
const styleSheets: [RegExp, string][] = [
  [/^\/assets\/index-[\w-]+\.css$/, 'shop.css'],
  [/^\/assets\/site\.css$/, 'site.css'],
]

/**
 * Makes a file of a page's HTML that the site's policy allows: its styles are in
 * files, and nothing in it runs or loads from elsewhere.
 */
export function toFile(page: string): {
  name: string
  html: string
  css: string
} {
  const styles: string[] = []
  const links: string[] = []
  const inline: string[] = []
  const body = page
    .replace(/<link\b[^>]*>/g, (tag) => {
      const href = /\bhref="([^"]*)"/.exec(tag)?.[1] ?? ''
      const known = styleSheets.find(([pattern]) => pattern.test(href))
      if (known) links.push(known[1])
      return ''
    })
    .replace(/<style\b[^>]*>([^]*?)<\/style>/g, (_, css: string) => {
      styles.push(css.trim())
      return ''
    })
    .replace(
      /(<[^>]*?)\sstyle="([^"]*)"/g,
      (_, before: string, css: string) => {
        if (!inline.includes(css)) inline.push(css)
        return `${before} data-style="${inline.indexOf(css)}"`
      },
    )
    .replace(
      /(\s(?:src|poster)=")(?:https?:\/\/[^/"]*)?\/(images|img)\//g,
      '$1shop/$2/',
    )
    .replace(
      /\s(src|srcset|poster|href|xlink:href|action|formaction|data)="(?!shop\/|#|data:image)[^"]*"/g,
      (attribute, name: string) =>
        name === 'href'
          ? ' href="#"'
          : name === 'src'
            ? ''
            : attribute.includes('#')
              ? attribute
              : '',
    )
  const css = [
    ...styles,
    ...inline.map(
      (declarations, index) =>
        `[data-style="${index}"] { ${declarations.replaceAll('&quot;', '"')} }`,
    ),
  ].join('\n')
  const name = createHash('sha256')
    .update(body + links.join() + css)
    .digest('hex')
    .slice(0, 10)
  const sheets = [
    ...new Set([...links, ...(css ? [`${name}.css`] : []), 'marks.css']),
  ]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
  ].join('')
  return {
    name,
    css,
    html: `<!doctype html>\n${body.replace(/<head\b[^>]*>/, (tag) => `${tag}${head}`)}\n`,
  }
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
  for (const name of readdirSync(folder)) {
    const [, page] = /^([0-9a-f]{10})\.(?:html|css)$/.exec(name) ?? []
    if (page && !used.has(page)) rmSync(path.join(folder, name))
  }
}
