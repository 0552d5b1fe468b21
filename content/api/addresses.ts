import { createHash } from 'node:crypto'
import { createDiskCache } from '../../lib/diskCache'
import { filesAt, readSource } from '../page/files'
import { isPartial } from '../page/page'
import { readPage } from '../page/readPage'
import type { Name } from './apiNames'
import { claimsOf } from './claims'
import { elsewhereFile, readElsewhere } from './elsewhere'
import { readApi } from './readApi'
import { registerOf, type Register, type Sources } from './register'

/** What links to the API need to know. */
export interface Addresses {
  /** Where each name is documented, by id: `/api/commands/click`. */
  byName: ReadonlyMap<string, string>
  /** Commands that don't return a chain, such as `stub`. */
  unchained: ReadonlySet<string>
}

/**
 * The address of a name: its page, its row or heading if it shares the page with
 * others, or the place that elsewhere.yml says. Internal names have none.
 */
export function addressOf(name: Name, register: Register): string | undefined {
  const answer = register.answerFor(name)
  if (!answer || !('page' in answer)) return answer?.address
  const { route, claims } = answer.page
  if (answer.name === name.id && claims.length === 1) return route
  const { id } = register.entryFor(name, answer) ?? {}
  return id ? `${route}#${id}` : route
}

/** Finds the address of every name that has one. */
function addressesOf(register: Register): Addresses {
  const { commands } = register.facts
  return {
    byName: new Map(
      [...register.names.values()].flatMap((name) => {
        const address = addressOf(name, register)
        return address ? [[name.id, address] as const] : []
      }),
    ),
    unchained: new Set(
      commands.flatMap(({ name, signatures }) =>
        signatures.length &&
        signatures.every(({ returns }) => !returns.includes('Chainable'))
          ? [name]
          : [],
      ),
    ),
  }
}

/** What the claims of a page depend on, apart from the page. */
const inputs = ['package-lock.json', 'content/page', 'content/api/claims.ts']

const claiming = /^---\n(?:.*\n)*?api:/

/** Reads the pages that say what they document, or takes them from the cache. */
async function readPages(root: string): Promise<Sources> {
  const textOf = (file: string) => readSource(root, file).text
  const cache = createDiskCache(root, 'claims')
  const code = createHash('sha256')
  for (const file of inputs.flatMap((place) => filesAt(root, place))) {
    code.update(textOf(file))
  }
  const version = code.digest('hex')
  const files = filesAt(root, 'docs').filter(
    (file) => file.endsWith('.mdx') && !isPartial(file),
  )
  const pages = await Promise.all(
    files.flatMap((file) => {
      const text = textOf(file)
      return claiming.test(text)
        ? [cache(file, [version, text], () => claimsOf(readPage(file, text)))]
        : []
    }),
  )
  return {
    ...readApi(root),
    pages,
    elsewhere: readElsewhere(textOf(elsewhereFile)),
    read: textOf,
  }
}

/** What the package offers, and which pages document it. */
export const readRegister = async (root: string): Promise<Register> =>
  registerOf(await readPages(root))

let known: Promise<Addresses> | undefined

/**
 * Where each name of the API is documented. Reading the pages takes seconds, so all
 * pages of a build share the result.
 */
export function readAddresses(root: string): Promise<Addresses> {
  known ??= readRegister(root).then(addressesOf)
  return known
}
