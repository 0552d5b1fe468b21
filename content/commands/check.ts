import path from 'node:path'
import { checkPages } from './checkPages'
import { choosePages } from './choosePages'
import { findPages } from '../rules/readSite'

const root = path.join(__dirname, '../..')

/**
 * What `npm run check` does with pages, in a process of its own: all pages, or
 * those whose paths it is given.
 */
async function main(names: string[]) {
  const wanted = names.length
    ? // npm tells where it was called.
      choosePages(names, findPages(root), root, process.env.INIT_CWD)
    : undefined
  const { problems, summary } = await checkPages(root, wanted)
  for (const { file, line, message } of problems) {
    console.error(`${file}:${line} ${message}`)
  }
  console.log(summary)
  process.exitCode = problems.length ? 1 : 0
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
