import path from 'node:path'
import type { ParseFrontMatter } from '@docusaurus/types'
import { documented } from '../../lib/documented'
import { readResults, type Results } from './results'

const root = path.join(__dirname, '../..')

/**
 * Adds to the front matter of a page what has happened to its samples, as `samples`,
 * which the page's foot shows.
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const parsed = await defaultParseFrontMatter(file)
  const page = path.relative(root, file.filePath).replaceAll(path.sep, '/')
  const samples = summarize(readResults(root), page, documented)
  return samples === undefined
    ? parsed
    : { ...parsed, frontMatter: { ...parsed.frontMatter, samples } }
}

/** `14 samples, 13 run in Cypress 14.5.4, 1 checked against the types of 15.3.0` */
export function summarize(
  { application, pages }: Results,
  page: string,
  types: string,
): string | undefined {
  const results = Object.values(pages.get(page) ?? {})
  const { length } = results
  if (!length) return undefined
  const run = results.filter((result) =>
    /^(passed|failed)$/.test(result),
  ).length
  const all = length > 1 ? 'all ' : ''
  const parts = [
    run && `${run < length ? `${run} ` : all}run in Cypress ${application}`,
    run < length &&
      `${run ? `${length - run} ` : all}checked against the types of ${types}`,
  ]
  return [
    `${length} sample${length > 1 ? 's' : ''}`,
    ...parts.filter(Boolean),
  ].join(', ')
}
