import type { Core } from './indexFiles'
import { readDigit } from './numbers'
import { slugOf } from './slug'

/** What the index knows of pages and their headings, without any text. */
export interface Outline {
  paths: string[]
  areas: string[]
  areaOf: (page: number) => number
  priorOf: (page: number) => number
  /** Each page's first section. */
  firstSection: Uint32Array
  pageOfSection: Uint32Array
  /** 1 begins a page. */
  levels: Uint8Array
  /** Below this level, headings and anchors are not known. */
  depth: number
  headingOf: (section: number) => string
  anchorOf: (section: number) => string | null
  /** Pages by name: title, last part of the path, command. */
  pagesByName: ReadonlyMap<string, number[]>
  /** Each page's title as one name. */
  titleNames: string[]
}

function readNames(lines: readonly string[]) {
  const pages = new Map<string, number[]>()
  lines.forEach((line, page) => {
    for (const name of line.split(' ')) {
      const known = pages.get(name)
      if (known) known.push(page)
      else pages.set(name, [page])
    }
  })
  return pages
}

/** Reads the first file, on whose way to the first result little may be done. */
export function readOutline(core: Core): Outline {
  const paths = core.paths.split(' ')
  const headings = core.headings.split('\n')
  const names = core.names.split('\n')
  const sections = core.levels.length
  const levels = new Uint8Array(sections)
  const firstSection = new Uint32Array(paths.length)
  const pageOfSection = new Uint32Array(sections)
  let page = -1
  for (let section = 0; section < sections; section++) {
    const level = readDigit(core.levels, section)
    if (level === 1) firstSection[++page] = section
    levels[section] = level
    pageOfSection[section] = page
  }
  const headingOf = (section: number) => headings[section]!
  return {
    paths,
    areas: core.areas,
    areaOf: (one) => readDigit(core.areaOfPage, one),
    priorOf: (one) => readDigit(core.priors, one) / 32,
    firstSection,
    pageOfSection,
    levels,
    depth: core.depth,
    headingOf,
    anchorOf: (section) =>
      levels[section] === 1
        ? null
        : (core.anchors[section] ?? slugOf(headingOf(section))),
    pagesByName: readNames(names),
    titleNames: names.map((line) => line.split(' ', 1)[0]!),
  }
}
