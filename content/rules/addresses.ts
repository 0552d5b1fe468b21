import { nearest } from '../../lib/nearest'
import type { Problem } from '../../lib/problem'
import { mapOf, suggestRoute } from './links'
import { redirectsFile } from './routes'
import type { Site } from './site'

/**
 * Every address that was ever published: paths, and below each path the ids on
 * its page. `npm run addresses` adds to it.
 */
export const addressesFile = 'src/data/addresses.txt'

/** An id that was published. */
interface PublishedId {
  id: string
  line: number
  /**
   * Where its section is now, if the page doesn't have the id anymore: `#id` or
   * `/path#id`, or if no section replaces it, `/path` or `top`.
   */
  successor?: string
  /** Why no section replaces it. */
  reason?: string
}

/** A path that was published, and the ids on its page. */
export interface Published {
  route: string
  line: number
  ids: PublishedId[]
}

/** What addresses can lead to. */
interface Destinations {
  /** Ids by path; undefined if they aren't known. */
  anchors: ReadonlyMap<string, readonly string[] | undefined>
  redirects: ReadonlyMap<string, string>
}

type Mistake = Pick<Problem, 'line' | 'message'>

const idLine =
  /^ {2}(\S+)(?: -> (?:(#\S+|\/[^\s#]*#\S+)|(\/[^\s#]*|top): (\S.*)))?$/

/** Reads the addresses, and finds the lines that can't be read. */
export function parseAddresses(text: string) {
  const published: Published[] = []
  const mistakes: Mistake[] = []
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1
    const isIntroduction = !published.length && content.startsWith('#')
    if (!content.trim() || isIntroduction) continue
    if (/^\/\S*$/.test(content)) {
      published.push({ route: content, line, ids: [] })
      continue
    }
    const [, id, section, whole, reason] = idLine.exec(content) ?? []
    const successor = section ?? whole
    const page = published.at(-1)
    if (id && page)
      page.ids.push({
        id,
        line,
        ...(successor && { successor }),
        ...(reason && { reason }),
      })
    else {
      mistakes.push({
        line,
        message: `"${content}" isn't an address. Write a path, or an id below its path: two spaces, the id, and if it's gone, " -> " with "#id" or "/path#id", or if no section replaces it, with "/path: " or "top: " and the reason.`,
      })
    }
  }
  return { published, mistakes }
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase() === b.toLowerCase()

/** Finds addresses that don't lead anywhere anymore. */
export function findLost(
  published: readonly Published[],
  destinations: Destinations,
): (Mistake & { route: string })[] {
  return published.flatMap((page) =>
    lostOn(page, destinations).map((mistake) => ({
      ...mistake,
      route: page.route,
    })),
  )
}

function lostOn(
  { route, line, ids }: Published,
  { anchors: known, redirects }: Destinations,
): Mistake[] {
  // A redirect to a section leads there whatever the old address ends with.
  const [home = '', section] = (redirects.get(route) ?? route).split('#')
  if (!known.has(home)) {
    return [
      {
        line,
        message: `No page has the path "${route}", which was published. Redirect it in ${redirectsFile}.`,
      },
    ]
  }
  if (section !== undefined) return []
  const present = known.get(home)
  return ids.flatMap(({ id, line, successor }) => {
    const isPresent = present?.some((other) => sameLetters(other, id))
    if (successor === undefined) {
      if (isPresent || !present) return []
      const closest = nearest(id, present)
      return {
        line,
        message: `"${route}#${id}" was published, but the page doesn't have that id anymore. In ${addressesFile}, line ${line}, write where its section is now: "${id} -> #${closest ?? 'new-id'}", "${id} -> /path#id", or "${id} -> top: " and the reason why there's none. If it has never been public, delete the line.`,
      }
    }
    if (isPresent) {
      return {
        line,
        message: `"${route}#${id}" is on the page, so nobody gets to "${successor}". In ${addressesFile}, line ${line}, remove " -> ${successor}".`,
      }
    }
    if (successor === 'top') return []
    const [path = '', target] = successor.split('#')
    const problem = missing(path || home, target, known)
    return problem
      ? {
          line,
          message: `"${route}#${id}" leads to "${successor}", ${problem} Correct line ${line} of ${addressesFile}.`,
        }
      : []
  })
}

/** Completes "It leads to …," if the page or the id doesn't exist. */
function missing(
  path: string,
  id: string | undefined,
  known: Destinations['anchors'],
): string | undefined {
  if (!known.has(path)) {
    return `but "${path}" isn't a page.${suggestRoute(path, [...known.keys()])}`
  }
  const present = known.get(path)
  if (id === undefined || !present || present.includes(id)) return undefined
  const closest = nearest(id, present)
  return `but "${path}" has no such id.${closest ? ` Did you mean "#${closest}"?` : ''}`
}

/** Finds addresses of pages that aren't in the file yet. */
export function findUnrecorded(
  published: readonly Published[],
  { anchors, redirects }: Destinations,
): { route: string; id?: string }[] {
  const recorded = new Map(
    published.map((page) => [
      page.route,
      new Set(page.ids.map(({ id }) => id)),
    ]),
  )
  // Static files aren't pages.
  const routes = [...anchors.keys()].filter(
    (route) => anchors.get(route) ?? !/\.\w+$/.test(route),
  )
  return [...routes, ...redirects.keys()].flatMap((route) => {
    const page = recorded.get(route)
    return [
      ...(page ? [] : [{ route }]),
      ...[...new Set(anchors.get(route))]
        .filter((id) => !page?.has(id))
        .map((id) => ({ route, id })),
    ]
  })
}

const { compare } = new Intl.Collator('en', { caseFirst: 'lower' })

/** Adds addresses to the text of the file, which it sorts. */
export function record(
  text: string,
  added: readonly { route: string; id?: string }[],
): string {
  const introduction = text.split(/^\//m, 1)[0]?.trimEnd() ?? ''
  const pages = new Map(
    parseAddresses(text).published.map(({ route, ids }) => [
      route,
      new Map(
        ids.map(({ id, successor, reason }) => [
          id,
          [successor, reason].filter(Boolean).join(': '),
        ]),
      ),
    ]),
  )
  for (const { route, id } of added) {
    const ids = pages.get(route) ?? new Map<string, string>()
    pages.set(route, ids)
    if (id) ids.set(id, ids.get(id) ?? '')
  }
  const byName = ([a]: readonly [string, unknown], [b]: [string, unknown]) =>
    compare(a, b)
  const lines = [...pages]
    .sort(byName)
    .flatMap(([route, ids]) => [
      route,
      ...[...ids]
        .sort(byName)
        .map(
          ([id, successor]) => `  ${id}${successor ? ` -> ${successor}` : ''}`,
        ),
    ])
  return `${[introduction, '', ...lines].join('\n').trimStart()}\n`
}

/** Every address that was published still leads somewhere, and all are recorded. */
export function addresses(site: Site): Problem[] {
  const { published, mistakes } = parseAddresses(site.addresses)
  const destinations = mapOf(site)
  const files = new Map(site.outlines.map(({ file, route }) => [route, file]))
  const unrecorded = findUnrecorded(published, destinations)
  const [first] = unrecorded
  return [
    ...mistakes.map((mistake) => ({ file: addressesFile, ...mistake })),
    // On the page, so that the check of a single page shows it.
    ...findLost(published, destinations).map(({ route, line, message }) => {
      const file = files.get(route)
      return file
        ? { file, line: 1, message }
        : { file: addressesFile, line, message }
    }),
    ...(first
      ? [
          {
            file: addressesFile,
            line: 1,
            message: `${unrecorded.length} of the site's addresses aren't in this file, such as "${first.route}${first.id ? `#${first.id}` : ''}". Run "npm run addresses", and commit the file.`,
          },
        ]
      : []),
  ]
}
