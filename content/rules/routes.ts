import type { Problem } from '../../lib/problem'
import type { Site } from './site'
import { suggest } from '../../lib/suggest'

/** Lists the paths that have to keep working. */
export const routesFile = 'tests/routes.txt'

/** Redirects from paths that have no page. */
export const redirectsFile = 'src/data/redirects.ts'

/** Every page has its own path, and `tests/routes.txt` lists all of them. */
export function routes({ outlines, otherRoutes, promised }: Site): Problem[] {
  const seen = new Map<string, string>()
  const pages = outlines.flatMap(({ file, route }) => {
    if (route === undefined) return []
    const other = seen.get(route)
    seen.set(route, other ?? file)
    if (other) {
      return [
        {
          file,
          line: 1,
          message: `The path "${route}" already belongs to ${other}. Give one of the pages another slug.`,
        },
      ]
    }
    if (promised.includes(route)) return []
    return [
      {
        file,
        line: 1,
        message: `The path "${route}" isn't in ${routesFile}. Add it there. If the page has moved, also redirect its old path in ${redirectsFile}.`,
      },
    ]
  })
  const answered = [...seen.keys(), ...otherRoutes]
  const broken = promised.flatMap((route, index) =>
    answered.includes(route)
      ? []
      : [
          {
            file: routesFile,
            line: index + 1,
            message: `No page has the path "${route}".${suggest(route, answered)} If the page has moved, redirect its old path in ${redirectsFile}.`,
          },
        ],
  )
  return [...pages, ...broken]
}
