import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { zipSync, type Zippable, type ZipOptions } from 'fflate'

/**
 * Describes every file the same way, so that the archive only depends on the names
 * and contents of the files.
 */
const fixedEntry = (): ZipOptions => ({
  level: 9,
  // ZIP stores local time, and its calendar starts in 1980.
  mtime: new Date(1980, 0, 1),
  // Unix, and a regular file that everyone can read.
  os: 3,
  attrs: 0o100644 << 16,
})

/**
 * Packs a folder into a ZIP archive, except for what its `.gitignore` files list.
 * The archive contains the folder itself, so that unpacking it creates one folder.
 * The same files always give the same bytes.
 */
export async function pack(folder: string): Promise<Uint8Array> {
  const files = await Globby('**', {
    cwd: folder,
    dot: true,
    gitignore: true,
    // Ignored by Git anyway, but searching these would take long.
    ignore: ['**/node_modules/**'],
  })
  const top = path.basename(folder)
  const entry = fixedEntry()
  const contents: Zippable = {}
  for (const file of files.sort()) {
    contents[`${top}/${file}`] = [
      await readFile(path.join(folder, file)),
      entry,
    ]
  }
  return zipSync(contents)
}
