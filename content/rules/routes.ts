import type { Problem } from '../../lib/problem'
import type { Site } from './site'
import { suggest } from '../../lib/suggest'

/** Where the addresses that the site promises are written down. */
export const routesFile = 'tests/routes.txt'

/** Where addresses are forwarded that have no page of their own. */
export const redirectsFile = 'src/data/redirects.ts'

/** Pages and promises agree, and no two pages share an address. */
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
          message: `The address ${route} belongs to ${other} already: give one of them another "slug"`,
        },
      ]
    }
    if (promised.includes(route)) return []
    return [
      {
        file,
        line: 1,
        message: `The address ${route} is not promised: add it to ${routesFile}. If the page has moved, keep its old address as a redirect in ${redirectsFile}`,
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
            message: `No page has the address ${route}, which is promised${suggest(route, answered)}`,
          },
        ],
  )
  return [...pages, ...broken]
}
