import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readApi } from '../api/readApi'
import {
  addresses,
  addressesFile,
  findUnrecorded,
  parseAddresses,
  record,
} from '../rules/addresses'
import { mapOf } from '../rules/links'
import { readPages } from '../rules/readPages'
import { findPages, readSite } from '../rules/readSite'

/**
 * Adds the site's new addresses to the file of all addresses that were ever
 * published.
 *
 * @returns what it added, and what's left to do
 * @throws if the file has lines that can't be read
 */
export async function recordAddresses(root: string): Promise<string> {
  const readings = await readPages(root, findPages(root), readApi(root))
  const outlines = readings.map(({ outline }) => outline)
  const site = readSite(root, outlines)
  const { published, mistakes } = parseAddresses(site.addresses)
  const [mistake] = mistakes
  if (mistake) {
    throw new Error(`${addressesFile}:${mistake.line} ${mistake.message}`)
  }
  const added = findUnrecorded(published, mapOf(site))
  const text = record(site.addresses, added)
  writeFileSync(path.join(root, addressesFile), text)
  const count = `${added.length} new ${added.length === 1 ? 'address' : 'addresses'}`
  return [
    added.length
      ? `Added ${count} to ${addressesFile}. Commit it.`
      : `${addressesFile} has all addresses.`,
    ...addresses({ ...site, addresses: text }).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    ),
  ].join('\n')
}
