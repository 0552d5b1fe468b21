import path from 'node:path'
import { describeChanges } from '../api/changes'
import { extractFacts } from '../api/extract'
import { factsFile, readFacts, writeFacts } from '../api/facts'

// `npm run api`: updates the committed facts from the installed package and lists
// the changes, so that writers know what to look at.
const root = path.join(__dirname, '../..')
const facts = extractFacts(root)
const changes = describeChanges(readFacts(root), facts)
writeFacts(root, facts)
const count = `${changes.length} change${changes.length === 1 ? '' : 's'}`
console.log(
  [...changes, `${factsFile}: cypress ${facts.version}, ${count}`].join('\n'),
)
