import path from 'node:path'
import { writeNewPage } from './writeNewPage'

const root = path.join(__dirname, '../..')

// `npm run new`
writeNewPage(root, process.argv.slice(2)).then(console.log, (error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
