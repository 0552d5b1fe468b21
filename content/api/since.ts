import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { compareVersions, isVersion } from '../page/versions'
import type { Facts } from './facts'
import type { Row } from './rows'

/** The version that added something, and the last one that changed it. */
export interface Versions {
  since?: string
  changed?: string
}

/** What the histories of pages and since.yml say about versions. */
export interface Since {
  /** Of an API or a member of one: `cy.click`, `cy.click.scrollBehavior`. */
  of: (name: string) => Versions | undefined
  /** Of a row in a table on a page: `docs/api/actions/click.mdx`. */
  ofRow: (row: SinceRow, file: string) => Versions | undefined
}

/** A row whose owners can be left out if it's for what the page documents. */
type SinceRow = Pick<Row, 'name'> & Partial<Pick<Row, 'owners'>>

/** A page with a history. */
export interface History {
  file: string
  /** What the page documents: `cy.click`. */
  apis: string[]
  rows: { version: string; change: string }[]
}

/** Names by version, for what no history says. */
export interface Others {
  changelog: Record<string, string[]>
  types: Record<string, string[]>
}

const sinceFile = 'content/api/since.yml'

/**
 * Reads since which version each part of the API exists.
 *
 * @throws {Error} if two sources contradict each other
 */
export function readSince(root: string, facts: Facts): Since {
  const docs = path.join(root, 'docs')
  const histories = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(docs, file), 'utf8')
      const history = readHistory(`docs/${file.replaceAll('\\', '/')}`, text)
      return history.rows.length ? [history] : []
    })
  const others = parse(
    readFileSync(path.join(root, sinceFile), 'utf8'),
  ) as Others
  return deriveSince(histories, others, facts)
}

/** Reads the section "History" of a page. */
export function readHistory(file: string, text: string): History {
  const [, api = ''] = /^api: (.+)$/m.exec(text.split(/^---$/m)[1] ?? '') ?? []
  const apis = /^none\b/.test(api)
    ? []
    : api
        .replace(/[[\]]/g, '')
        .split(/,\s*/)
        .filter((name) => name !== '')
  const [, after = ''] = text.split(/^## History$/m)
  const [section = ''] = after.split(/^## /m)
  const rows = [...section.matchAll(/^\| (\S+) +\| (.+?) *\|$/gm)].flatMap(
    ([, version = '', change = '']) =>
      isVersion(version) ? [{ version, change }] : [],
  )
  return { file, apis, rows }
}

/** A name in a sentence of a history, and what the version did to it. */
export interface Mention {
  /** Empty for the subject of the page. */
  name: string
  did: 'add' | 'change'
  /** Whether the sentence is about options of the page's own subject. */
  isOption: boolean
}

/** Words that end the part of a sentence that they're about. */
const verbs = /\b(added|removed|renamed to|renamed|deprecated)\b/

/** What stands before a name that a sentence mentions, but isn't about. */
const aside =
  /\b(in|of|behind|with|without|by|for|from|to|unless|than|like|before)( the| a| an)? $/

/** Sentences that say that the whole page is about something new. */
const wholePage =
  /^(Added|(Command|Function|Property|Object|Event|Option) added)(?! the)\b/

/** Reads a row of a history: what it adds and what it changes. */
export function readChange(change: string): Mention[] {
  return change.split(/(?<=\.)\s+(?=[A-Z`*[.])/).flatMap((sentence) => {
    const isOption = /\boptions?\b/i.test(sentence.replace(/`[^`]*`/g, ''))
    if (/\b(in|to) the types\b|^Types have\b/.test(sentence)) return []
    const whole: Mention[] = wholePage.test(sentence)
      ? [{ name: '', did: 'add', isOption: false }]
      : []
    const startsWithAdded = /^Added the\b/.test(sentence)
    // Words, verbs, words, verbs, words, …
    const parts = sentence.split(new RegExp(verbs, 'g'))
    const named = parts.flatMap((words, index) => {
      if (index % 2) return []
      const verb = parts[index + 1] ?? ''
      const previous = parts[index - 1] ?? ''
      if (/^(removed|renamed)/.test(verb)) return []
      const isAdded =
        verb === 'added' || previous === 'renamed to' || startsWithAdded
      return namesIn(words).map(
        ({ name, isAside }): Mention => ({
          name,
          did: isAdded && !isAside ? 'add' : 'change',
          isOption,
        }),
      )
    })
    return [...whole, ...named]
  })
}

const namesIn = (words: string) =>
  [...words.matchAll(/`([^`]+)`/g)].map(({ index, 1: code = '' }) => ({
    name: code.replace(/^\.|\(\)$/g, ''),
    isAside: aside.test(words.slice(0, index)),
  }))

/** What a source says about a name. */
interface Claim {
  version: string
  file: string
  isOption: boolean
}

/** Puts the sources together. */
export function deriveSince(
  histories: History[],
  others: Others,
  { config }: Pick<Facts, 'config'>,
): Since {
  const options = new Set(config.map(({ name }) => name))
  const added = new Map<string, Claim>()
  const changed = new Map<string, Claim>()

  for (const { file, apis, rows } of histories) {
    // Newest first: what was removed and came back exists since it came back.
    const own = new Set<string>()
    for (const { version, change } of rows) {
      for (const { name, did, isOption } of readChange(change)) {
        for (const key of keysOf(name, file, apis, options)) {
          const claims = did === 'add' ? added : changed
          if (own.has(`${did} ${key}`)) continue
          own.add(`${did} ${key}`)
          const other = claims.get(key)
          if (did === 'add' && other && other.version !== version) {
            throw new Error(
              `${file}: The history says ${version} for "${key}", and ${other.file} says ${other.version}. Correct one of them.`,
            )
          }
          if (!other || compareVersions(other.version, version) < 0) {
            claims.set(key, { version, file, isOption })
          }
        }
      }
    }
  }

  for (const [source, versions] of Object.entries(others)) {
    for (const [version, names] of Object.entries(versions)) {
      for (const name of names) {
        const told = added.get(name)
        if (told && (source === 'changelog' || told.version !== version)) {
          throw new Error(
            told.version === version
              ? `${sinceFile}: "${name}" is in the history of ${told.file} already. Remove it from "${source}".`
              : `${sinceFile}: "${name}" has ${version} under "${source}", but ${told.file} says ${told.version}. Correct one of them.`,
          )
        }
        if (!told) {
          added.set(name, { version, file: sinceFile, isOption: false })
        }
      }
    }
  }

  const of = (key: string): Versions | undefined => {
    const since = added.get(key)?.version
    const last = changed.get(key)?.version
    if (!since && !last) return undefined
    return {
      ...(since && { since }),
      // A change in the version that added it is part of the addition.
      ...(last &&
        (!since || compareVersions(last, since) > 0) && { changed: last }),
    }
  }

  const apisOf = new Map(histories.map(({ file, apis }) => [file, apis]))

  /** What the page's own history adds to something other than its options. */
  const onPage = (name: string, file: string): Versions | undefined => {
    const apis = apisOf.get(file) ?? []
    const claim = (apis.length ? apis : [file])
      .map((owner) => added.get(`${owner}.${name}`))
      .find((found) => found && !found.isOption)
    return claim && { since: claim.version }
  }

  return {
    of,
    ofRow: ({ name, owners }, file) => {
      // A flag has two names: `-s, --spec`.
      const names = name.split(', ')
      return (
        names
          .flatMap((one) =>
            (owners ?? apisOf.get(file) ?? [])
              .flatMap(withParents)
              .map((owner) => of(`${owner}.${one}`)),
          )
          .find((found) => found) ??
        names.map((one) => onPage(one, file)).find((found) => found)
      )
    },
  }
}

/** What a name in a history refers to. */
function keysOf(
  name: string,
  file: string,
  apis: string[],
  options: Set<string>,
): string[] {
  if (!name) return apis.length === 1 ? apis : []
  const whole = apis.filter((api) => api === name || api.endsWith(`.${name}`))
  if (whole.length) return whole
  if (apis.length) return apis.map((api) => `${api}.${name}`)
  return [options.has(name) ? `config.${name}` : `${file}.${name}`]
}

/** An owner, and what it's a part of: `npm.run` and `npm`, but never `cy`. */
const withParents = (owner: string): string[] => {
  const short = owner.replace(/^.*:(?=\w+$)/, '')
  const parent = short.replace(/\.[^.]*$/, '')
  return parent === short || /^(cy|Cypress)$/.test(parent)
    ? [short]
    : [short, ...withParents(parent)]
}
