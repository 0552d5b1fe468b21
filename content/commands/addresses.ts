import path from 'node:path'
import { recordAddresses } from './recordAddresses'

// `npm run addresses`
recordAddresses(path.join(__dirname, '../..')).then(
  console.log,
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
