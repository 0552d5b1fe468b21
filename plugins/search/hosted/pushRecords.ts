import { readFileSync } from 'node:fs'
import path from 'node:path'
import { otherNames, sameWords } from '../../../src/data/synonyms'
import { toHostedSynonyms } from './indexSettings'
import { recordsFile } from '../build/outputFiles'
import { push } from './push'

/** `npm run push [-- --force] [folder]`, after `npm run build`. */
async function main() {
  const isForced = process.argv.includes('--force')
  const [folder = 'build'] = process.argv
    .slice(2)
    .filter((argument) => !argument.startsWith('--'))
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_WRITE_KEY: writeKey,
    ALGOLIA_INDEX_NAME: indexName = 'cypress_docs',
    ALGOLIA_HOST: host,
  } = process.env
  if (!appId || !writeKey) {
    throw new Error(
      `${appId ? 'ALGOLIA_WRITE_KEY' : 'ALGOLIA_APP_ID'} isn't set. Set both ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY. The key needs permission to write to the index.`,
    )
  }
  const records = JSON.parse(
    readFileSync(path.join(folder, recordsFile), 'utf8'),
  ) as Record<string, unknown>[]
  const { before } = await push({
    appId,
    writeKey,
    indexName,
    records,
    synonyms: toHostedSynonyms(otherNames, sameWords),
    isForced,
    host,
  })
  console.log(
    `The index "${indexName}" now has ${records.length} records (before: ${before}).`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
