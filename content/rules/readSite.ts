import { isSearches } from '../../lib/searches'
import { filesAt, readSource } from '../page/files'
import type { Outline } from '../page/outline'
import { addressesFile } from './addresses'
import { redirectsOf } from './redirects'
import { redirectsFile, routesFile } from './routes'
import type { Site } from './site'

/** Pages that plugins create. */
const pluginRoutes = ['/search', '/offline']

const isPage = (file: string) => file.endsWith('.mdx')

/** Every MDX file in `docs`, including partials. */
export const findPages = (root: string): string[] =>
  filesAt(root, 'docs').filter(isPage)

/** Routes of `src/pages`, plugins, and static files. */
function otherRoutes(root: string): string[] {
  const pages = filesAt(root, 'src/pages')
    .filter((file) => /\.(tsx|mdx)$/.test(file))
    .map((file) => file.replace(/^src\/pages|(index)?\.\w+$/g, ''))
  const served = filesAt(root, 'static').map((file) =>
    file.replace(/^static/, ''),
  )
  return [...pages, ...pluginRoutes, ...served]
}

/** Reads everything that rules about the whole site need in addition to pages. */
export function readSite(root: string, outlines: Outline[]): Site {
  const all = filesAt(root, 'docs')
  const files = all.filter(
    (file) =>
      !isPage(file) && !isSearches(file) && !file.endsWith('_category_.json'),
  )
  const textOf = (place: string) =>
    filesAt(root, place)
      .map((file) => readSource(root, file).text)
      .join('')
  return {
    outlines,
    files,
    drawings: files
      .filter((file) => file.endsWith('.svg'))
      .map((file) => readSource(root, file)),
    searches: all.filter(isSearches).map((file) => readSource(root, file)),
    pictureStyle: textOf('content/remark/picture.css'),
    data: [
      ...filesAt(root, 'src/data').filter((file) => file.endsWith('.ts')),
      ...filesAt(root, 'content/api').filter((file) => file.endsWith('.yml')),
    ].map((file) => readSource(root, file)),
    otherRoutes: otherRoutes(root),
    redirects: filesAt(root, redirectsFile).flatMap((file) =>
      redirectsOf(readSource(root, file)),
    ),
    promised: textOf(routesFile).trim().split('\n'),
    addresses: textOf(addressesFile),
  }
}
