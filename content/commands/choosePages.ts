import path from 'node:path'
import { suggest } from '../../lib/suggest'

/**
 * Finds the pages that an author means. Names can be files or folders, with or
 * without `docs/` in front and `.mdx` at the end.
 *
 * @param names as typed in the folder `from`, or copied from a message
 * @param files the paths of all pages, relative to the root
 * @throws if there's no page with a name
 */
export function choosePages(
  names: readonly string[],
  files: readonly string[],
  root: string,
  from = root,
): string[] {
  const found = names.flatMap((name) => {
    const [here = name, typed = name] = [from, root].map((folder) =>
      path.relative(root, path.resolve(folder, name)).replaceAll(path.sep, '/'),
    )
    const candidates = [here, typed, `docs/${typed}`].flatMap((place) => [
      place,
      `${place}.mdx`,
    ])
    const pages = candidates
      .map((place) =>
        files.filter((file) => file === place || file.startsWith(`${place}/`)),
      )
      .find(({ length }) => length > 0)
    if (pages) return pages
    throw new Error(notFound(name, typed, files))
  })
  return [...new Set(found)]
}

function notFound(
  name: string,
  typed: string,
  files: readonly string[],
): string {
  const base = path.posix.basename(typed)
  const ending = base.endsWith('.mdx') ? base : `${base}.mdx`
  const same = files.filter((file) => path.posix.basename(file) === ending)
  const guess = same.length
    ? ` Did you mean ${same.map((file) => `"${file}"`).join(' or ')}?`
    : suggest(typed, files)
  return `"${name}" isn't a page. Name files or folders inside docs, such as docs/api/queries/get.mdx or docs/guides.${guess}`
}
