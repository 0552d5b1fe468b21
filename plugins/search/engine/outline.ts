import type { Core } from './files'
import { readDigit, readNumbers } from './numbers'
import { slugOf } from './slug'
import { nameOf } from './tokenize'

/** What the index knows of pages and their headings, without any text. */
export interface Outline {
  paths: string[]
  titles: string[]
  areas: string[]
  areaOfPage: number[]
  priors: number[]
  /** Each page's first section; one more than pages, the last is the count. */
  firstSection: Uint32Array
  pageOfSection: Uint32Array
  levels: Uint8Array
  /** The section after the last one below each heading. */
  endOfSection: Uint32Array
  /** Below this level, headings and anchors are not known. */
  depth: number
  headingOf: (section: number) => string
  anchorOf: (section: number) => string | null
  /** Pages by name: title, last part of the path, command. */
  pagesByName: ReadonlyMap<string, number[]>
  /** Each page's title as one name. */
  titleNames: string[]
}

function readNames(paths: string[], titles: string[]) {
  const pages = new Map<string, number[]>()
  const add = (name: string, page: number) => {
    const known = pages.get(name)
    if (!name || known?.includes(page)) return
    if (known) known.push(page)
    else pages.set(name, [page])
  }
  paths.forEach((path, page) => {
    const [folder = '', last = ''] = path.split('/').slice(-2)
    add(nameOf(titles[page]!), page)
    add(nameOf(last), page)
    if (path.includes('/api/commands/')) add(`cy${nameOf(last)}`, page)
    // The page that opens a folder is about all of it.
    if (/^(introduction|overview)$/.test(last)) add(nameOf(folder), page)
  })
  return pages
}

/** Where each section ends that other sections are below. */
function readEnds(levels: Uint8Array): Uint32Array {
  const ends = new Uint32Array(levels.length)
  const open: number[] = []
  const close = (level: number, end: number) => {
    while (open.length && levels[open.at(-1)!]! >= level)
      ends[open.pop()!] = end
  }
  levels.forEach((level, section) => {
    close(level, section)
    open.push(section)
  })
  close(0, levels.length)
  return ends
}

/** Unpacks what every query needs. */
export function readOutline(core: Core): Outline {
  const paths = core.paths.split(' ')
  const titles = core.titles.split('\n')
  const counts = readNumbers(core.sectionsOfPage)
  const levels = Uint8Array.from(core.levels, Number)
  const headings = core.headings.split('\n')
  const firstSection = new Uint32Array(paths.length + 1)
  const pageOfSection = new Uint32Array(levels.length)
  counts.forEach((count, page) => {
    const first = firstSection[page]!
    firstSection[page + 1] = first + count
    pageOfSection.fill(page, first, first + count)
  })
  // Titles and what is deeper are not among the headings.
  const headingAt = new Uint32Array(levels.length)
  let count = 0
  levels.forEach((level, section) => {
    headingAt[section] = count
    if (level > 1 && level <= core.depth) count++
  })
  const headingOf = (section: number) =>
    levels[section] === 1
      ? titles[pageOfSection[section]!]!
      : headings[headingAt[section]!]!
  return {
    paths,
    titles,
    areas: core.areas,
    areaOfPage: readNumbers(core.areaOfPage),
    priors: Array.from(core.priors, (_, at) => readDigit(core.priors, at) / 32),
    firstSection,
    pageOfSection,
    levels,
    endOfSection: readEnds(levels),
    depth: core.depth,
    headingOf,
    anchorOf: (section) =>
      levels[section] === 1
        ? null
        : (core.anchors[section] ?? slugOf(headingOf(section))),
    pagesByName: readNames(paths, titles),
    titleNames: titles.map(nameOf),
  }
}
