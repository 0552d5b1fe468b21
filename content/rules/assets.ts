import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { resolveFrom } from '../page/outline'
import type { Site } from './site'
import { suggest } from '../../lib/suggest'

/** Every picture that a page shows exists, and every picture is shown. */
export function assets({ outlines, files }: Site): Problem[] {
  const used = new Set<string>()
  const missing = outlines.flatMap(({ file, assets }) =>
    assets.flatMap(({ url, line }) => {
      if (/^[a-z]+:/.test(url)) {
        return {
          file,
          line,
          message: `The picture "${url}" is on another site. Put a copy in img/ next to the page, and write "./img/…".`,
        }
      }
      if (url.startsWith('/')) return []
      const target = resolveFrom(file, url)
      used.add(target)
      if (files.includes(target) || outlines.some((o) => o.file === target)) {
        return []
      }
      const folder = path.posix.dirname(target)
      const beside = files.filter((name) => path.posix.dirname(name) === folder)
      const names = beside.map((name) => path.posix.basename(name))
      const guess = suggest(path.posix.basename(target), names)
      return {
        file,
        line,
        message: `The file "${url}" doesn't exist. ${folder} contains ${names.join(', ') || 'no files'}.${guess}`,
      }
    }),
  )
  const unused = files
    .filter((file) => /\/img\//.test(file) && !used.has(file))
    .map((file) => ({
      file,
      line: 1,
      message:
        'No page shows this picture. Use it on a page next to its folder, or delete it.',
    }))
  return [...missing, ...unused]
}
