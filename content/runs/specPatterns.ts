import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Application } from './application'
import { openProject } from './openProject'
import { nameOf, specCases, specFiles, type SpecCase } from './specCases'

/** Runs with the page that describes how specs are found. */
export const specPatternsRun = {
  described: 'docs/guides/references/configuration.mdx',
  file: 'content/runs/foundSpecs.json',
}

/** The specs that Cypress has found, with spaces between them, by the case's name. */
type FoundSpecs = Record<string, string>

export const readFoundSpecs = (root: string): FoundSpecs =>
  JSON.parse(
    readFileSync(path.join(root, specPatternsRun.file), 'utf8'),
  ) as FoundSpecs

export function writeFoundSpecs(root: string, found: FoundSpecs): void {
  writeFileSync(
    path.join(root, specPatternsRun.file),
    `${JSON.stringify(found, null, 2)}\n`,
  )
}

function toConfiguration({ type, otherPattern, ...options }: SpecCase): string {
  const devServer = 'devServer: () => ({ port: 1, close() {} })'
  const other =
    otherPattern === undefined
      ? ''
      : `e2e: ${JSON.stringify({ specPattern: otherPattern })},`
  return `module.exports = { ${other} ${type}: { ...${JSON.stringify(options)}, ${devServer} } }`
}

/** Lets the application look for the specs of each case. */
export async function findSpecs(
  root: string,
  application: Application,
): Promise<FoundSpecs> {
  const found: FoundSpecs = {}
  for (const type of ['e2e', 'component'] as const) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'specs-'))
    for (const file of specFiles) {
      const target = path.join(folder, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, '')
    }
    const project = await openProject(root, folder, application, type)
    try {
      for (const one of specCases) {
        if (one.type !== type) continue
        await project.load(toConfiguration(one))
        const specs = await project.findSpecs()
        // The project has files of Fernhill, too.
        found[nameOf(one)] = specFiles
          .filter((file) => specs.includes(file))
          .join(' ')
      }
    } finally {
      project.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return found
}
