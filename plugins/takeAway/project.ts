import { strToU8, unzipSync, zipSync } from 'fflate'

/** Adds a spec to the archive of Fernhill. */
export function addSpec(
  archive: Uint8Array,
  name: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(archive)
  files[`fernhill/cypress/e2e/${name}`] = strToU8(text)
  return zipSync(files)
}
