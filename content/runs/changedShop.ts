import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readSource } from '../page/files'
import { visitOf } from '../page/page'
import { readPage } from '../page/readPage'
import { samplesOf } from '../samples/samples'
import { planPage } from './cases'
import { isAsPublished, rawRecordings } from './recordings'
import { runSpecs, type RunOptions } from './run'
import { toSpecs } from './specs'

/** Pages with a recorded sample that says what the Monstera costs. */
const recorded = [
  // Logs it, and passes whatever it is.
  'docs/api/commands/then.mdx',
  // These two expect it, in a file and on a card.
  'docs/api/commands/readfile.mdx',
  'docs/api/commands/writefile.mdx',
]

/** Instead of $24. */
const price = 26

/** Installed and built before, and the same for both. */
const shared = ['node_modules', 'dist']

/** A copy of Fernhill with another price. */
function copyFernhill(root: string): string {
  const original = path.join(root, 'fernhill')
  const folder = mkdtempSync(path.join(root, '.cache/changed-'))
  cpSync(original, folder, {
    recursive: true,
    filter: (source) => !shared.includes(path.relative(original, source)),
  })
  for (const name of shared)
    symlinkSync(path.join(original, name), path.join(folder, name))
  const file = path.join(folder, 'server/data/plants.json')
  const plants = JSON.parse(readFileSync(file, 'utf8')) as { name: string }[]
  const changed = plants.map((plant) =>
    plant.name === 'Monstera' ? { ...plant, price } : plant,
  )
  writeFileSync(file, JSON.stringify(changed))
  return folder
}

/**
 * Runs samples while the shop behaves differently on purpose, and returns those whose
 * recordings still match, so that recordings are known to notice a change.
 */
export async function findUnnoticed(
  options: Pick<RunOptions, 'root' | 'application' | 'browser' | 'onOutput'>,
): Promise<string[]> {
  const { root, application } = options
  const pages = recorded.map((name) => {
    const { file, text } = readSource(root, name)
    const page = readPage(file, text)
    const samples = samplesOf(page)
    const { cases } = planPage(samples, visitOf(page), application.version)
    const watched = cases.filter(({ recordings }) => recordings?.length === 1)
    return { file, samples, cases: watched.slice(-1) }
  })
  const ids = pages.flatMap(({ cases }) =>
    cases.flatMap(({ recordings }) => recordings?.map(({ id }) => id) ?? []),
  )
  for (const id of ids)
    rmSync(path.join(root, rawRecordings, `${id}.json`), { force: true })
  const fernhill = copyFernhill(root)
  try {
    await runSpecs(toSpecs(pages), { ...options, fernhill, onEnd: () => {} })
  } finally {
    rmSync(fernhill, { recursive: true, force: true })
  }
  const isRun = (id: string) =>
    existsSync(path.join(root, rawRecordings, `${id}.json`))
  return recorded.filter((_, index) => {
    const id = ids[index]
    return id === undefined || !isRun(id) || isAsPublished(root, id)
  })
}
