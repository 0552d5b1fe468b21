import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  DEFAULT_PARSE_FRONT_MATTER,
  Globby,
  parseMarkdownFile,
} from '@docusaurus/utils'

/** The repository's root. */
export const root = path.join(__dirname, '..')

/** One MDX file as its author wrote it. */
export interface Source {
  /** Below the root, with forward slashes. */
  file: string
  frontMatter: Record<string, unknown>
  text: string
}

/** Every page of `docs`; partials, whose names start with `_`, are none. */
export async function readSources(): Promise<Source[]> {
  const files = await Globby('docs/**/*.mdx', {
    cwd: root,
    ignore: ['**/_*.mdx'],
  })
  return Promise.all(
    files.sort().map(async (file) => {
      const fileContent = readFileSync(path.join(root, file), 'utf8')
      const { frontMatter } = await parseMarkdownFile({
        filePath: file,
        fileContent,
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      })
      return { file, frontMatter, text: fileContent }
    }),
  )
}

/** Where readers find a page: its slug, else its place in `docs`. */
export function routeOf({ file, frontMatter }: Source): string {
  return typeof frontMatter.slug === 'string'
    ? frontMatter.slug
    : file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
}

/** Every address the site promises to answer, one a line in `routes.txt`. */
export function promisedRoutes(): string[] {
  return readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
    .trim()
    .split('\n')
}
