import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readResults, readSpecResults } from '../../content/runs/results'
import { hashOf, wholeSpecsOf } from '../../content/runs/wholeSpecs'
import { hashContent } from '../../lib/contentHash'
import { createDiskCache } from '../../lib/diskCache'
import type { Spec } from './specs'

/** What affects the text of specs, apart from the page and its results. */
const isWriter = (file: string) =>
  /^content\/(page|runs|samples)\/.*(?<!\.test)\.ts$|^package-lock\.json$|^\.prettierrc$/.test(
    file,
  )

/**
 * Prepares to find the specs that readers are offered on a page: those whose exact text
 * has passed in Cypress.
 */
export async function createOffer(
  siteDir: string,
): Promise<(file: string) => Promise<Spec[]>> {
  const results = readResults(siteDir)
  const ran = readSpecResults(siteDir)
  const cache = createDiskCache(siteDir, 'specs')
  const writer = await hashContent(siteDir, [], (file) => !isWriter(file))
  return async (file) => {
    const text = await readFile(path.join(siteDir, file), 'utf8')
    const all = await cache(
      file,
      [writer, text, results.application, results.pages.get(file)],
      async (): Promise<Spec[]> =>
        (await wholeSpecsOf(siteDir, file, results)).map(
          ({ shown, section, language, text }) => ({
            code: shown,
            section,
            language,
            text,
          }),
        ),
    )
    const own = ran.get(file) ?? {}
    return all.filter((spec) => own[hashOf(spec.text)] === 'passed')
  }
}
