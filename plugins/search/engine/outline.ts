import type { Core } from './indexFiles'
import { readDigit } from './numbers'
import { slugOf } from './slug'

/** The pages and their headings, read from `core.json`. */
export interface Outline {
  paths: string[]
  areas: string[]
  areaOf: (page: number) => number
  priorOf: (page: number) => number
  /** By page: its first section. */
  firstSection: Uint32Array
  pageOfSection: Uint32Array
  /** By section: its heading level. 1 starts a new page. */
  levels: Uint8Array
  /** The deepest level whose headings and anchors are known. */
  depth: number
  headingOf: (section: number) => string
  anchorOf: (section: number) => string | null
  /** Pages by name: their title, the last part of their path, their command. */
  pagesByName: ReadonlyMap<string, number[]>
  /** By page: its title in the form of `nameOf()`. */
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

/** Reads `core.json`. Must be fast, because the first result waits for it. */
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
