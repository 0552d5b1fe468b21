import path from 'node:path'
import { checkPages } from './checkPages'
import { choosePages } from './choosePages'
import { findPages } from '../rules/readSite'

const root = path.join(__dirname, '../..')

/**
 * The part of `npm run check` that checks pages: those with the given paths, or
 * all of them.
 */
async function main(names: string[]) {
  const wanted = names.length
    ? // Set by npm: the folder where the author typed the command.
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
