import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outdated } from '../../lib/outdated'

const module = '@docusaurus/core/lib/client/exports/Link.js'

const creation = 'ioRef.current = new window.IntersectionObserver('

/**
 * Lets the framework's links stop watching for the reader before they watch again.
 * They do so with a new observer whenever they render, but only ever disconnect the
 * last one, so every page that a reader visits in a tab left eight others behind.
 *
 * @param text of the module
 */
export function mendLink(text: string): string {
  const parts = text.split(creation)
  if (parts.length !== 2) {
    throw outdated({
      patch: 'plugins/resilience/mendLink.ts',
      found: `${parts.length - 1} times "${creation}".`,
      expected: 'it once.',
      see: module,
    })
  }
  return (
    parts
      .join(`ioRef.current?.disconnect();${creation}`)
      // From elsewhere, its neighbors have these names.
      .replaceAll("from './", "from '@docusaurus/")
  )
}

/**
 * Writes the mended module.
 *
 * @param folder for generated files
 * @returns its path
 */
export function writeMendedLink(folder: string): string {
  const file = path.join(folder, 'resilience-link/Link.js')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, mendLink(readFileSync(require.resolve(module), 'utf8')))
  return file
}
