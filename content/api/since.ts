import { parse } from 'yaml'
import { filesAt, readSource } from '../page/files'
import { compareVersions, isVersion } from '../page/versions'
import type { Facts } from './facts'
import type { Row } from './rows'

/** The version that added something, and the last one that changed it. */
export interface Versions {
  since?: string
  /** If no source says which one added it: the oldest that's known to have it. */
  by?: string
  changed?: string
}

/** A row of a table on a page, such as `docs/api/queries/get.mdx`. */
interface SinceRow extends Pick<Row, 'name' | 'owners'> {
  /** Whether it's an option, which can be one of what the page documents. */
  isOption: boolean
  file: string
}

export type FindVersions = (row: SinceRow) => Versions | undefined

/** The section "History" of a page. */
export interface PageHistory {
  file: string
  /** What the page documents: `cy.click`. */
  apis: string[]
  rows: { version: string; change: string }[]
}

/** Names by the version that added them. */
export type Others = Record<string, string[]>

const sinceFile = 'content/api/since.yml'
const typedFile = 'content/api/typed.yml'

/** What histories don't say. */
export const readOthers = (root: string): Others =>
  parse(readSource(root, sinceFile).text) as Others

/** What no source says, by the first version whose types have it. */
export const readTyped = (root: string): Others =>
  parse(readSource(root, typedFile).text) as Others

/** Reads the section "History" of every page that has one. */
export const readHistories = (root: string): PageHistory[] =>
  filesAt(root, 'docs').flatMap((file) => {
    if (!file.endsWith('.mdx')) return []
    const history = readHistory(file, readSource(root, file).text)
    return history.rows.length ? [history] : []
  })

/**
 * Reads the section "History" of a page. It doesn't parse the whole page, because
 * every build needs the histories of all pages.
 */
export function readHistory(file: string, text: string): PageHistory {
  const [, above = ''] = /^---\n([^]*?)^---$/m.exec(text) ?? []
  const { api = [] } = (parse(above) ?? {}) as { api?: string | string[] }
  const [, after = ''] = text.split(/^## History$/m)
  const [section = ''] = after.split(/^## /m)
  return {
    file,
    apis: [api].flat().filter((name) => !name.startsWith('none')),
    rows: [...section.matchAll(/^\| (\S+) +\| (.+?) *\|$/gm)].flatMap(
      ([, version = '', change = '']) =>
        isVersion(version) ? [{ version, change }] : [],
    ),
  }
}

/**
 * What histories say of names, without the words: what other pages show of them. A
 * cache of pages depends on this, so that new words in a history don't empty it.
 */
export const mentionsIn = (histories: readonly PageHistory[]) =>
  histories.flatMap(({ file, apis, rows }) => {
    const mentions = rows.flatMap(({ version, change }) =>
      readChange(change).map((mention) => ({ version, ...mention })),
    )
    return mentions.length ? [{ file, apis, mentions }] : []
  })

/** Reads all sources, and puts them together. */
export const readVersions = (
  root: string,
  histories: PageHistory[],
  facts: Pick<Facts, 'config'>,
): FindVersions =>
  deriveVersions(histories, readOthers(root), facts, readTyped(root))

/** A name in a history, and what the version did to it. */
export interface Mention {
  name: string
  did: 'add' | 'change'
  /** Whether it can only be an option of what the page documents. */
  isOption: boolean
}

/** Ends the names that a part of a sentence is about. */
const verbs = /\b(added|deprecated|moved|removed|renamed to|renamed)\b/

/** In front of names that a sentence mentions, but isn't about. */
const aside =
  /\b(as|before|behind|by|for|from|like|of|than|with|without) (the )?$/

/** In front of something that got a new part: "Strategies in `retries` added." */
const around = /\b(in|to) (the )?$/

/** The names that a sentence starts with, and what can introduce them. */
const subject =
  /^(?:(?:The )?(?:default of (?:the )?|options? |property |\w+ \w+ in )?)(`[^`]+`(?:(?:,|,? and) `[^`]+`)*)/i

/** Reads a row of a history: the names that the version added and changed. */
export function readChange(change: string): Mention[] {
  return change.split(/(?<=[.)]) (?=[A-Z`*[])/).flatMap((sentence) => {
    const withoutCode = sentence.replace(/`[^`]*`/g, '')
    // The types can be late: what they learned often worked before.
    if (/\btypes?\b/i.test(withoutCode)) return []
    const isOption = /\b(flag|option)s?\b/i.test(withoutCode)
    const added = /^Added (?:the |support for )?(.*)/.exec(sentence)?.[1]
    const parts = added
      ? [added, 'added', '']
      : sentence.replace(/ added, with (`.*)\.$/, ', $1 added.').split(verbs)
    if (parts.length === 1) {
      const [, names = ''] = subject.exec(sentence) ?? []
      return namesIn(names).map(({ name }) => ({
        name,
        did: 'change',
        isOption,
      }))
    }
    // Words, verb, words, verb, words, and so on.
    return parts.flatMap((words, index): Mention[] => {
      const verb =
        parts[index - 1] === 'renamed to' ? 'added' : parts[index + 1]
      if (index % 2 || (verb !== 'added' && verb !== 'deprecated')) return []
      return namesIn(words).flatMap(({ name, before }) => {
        if (aside.test(before)) return []
        const isNew = verb === 'added' && !around.test(before)
        return [{ name, did: isNew ? 'add' : 'change', isOption }]
      })
    })
  })
}

/** Names in code, each with what's in front of it, or in front of its list. */
function namesIn(words: string) {
  let before = ''
  return words.split(/`([^`]+)`/).flatMap((part, index) => {
    if (index % 2) return [{ name: part.replace(/\(.*\)$/, ''), before }]
    if (!index || !/^(,|,? and) $/.test(part)) before = part
    return []
  })
}

/** What a source says about a name. */
interface Claim {
  version: string
  file: string
}

/**
 * Puts the sources together.
 *
 * @throws {Error} if two of them say the same, or contradict each other
 */
export function deriveVersions(
  histories: PageHistory[],
  others: Others,
  { config }: Pick<Facts, 'config'>,
  typed: Others = {},
): FindVersions {
  const settings = new Set(config.map(({ name }) => name))
  const added = new Map<string, Claim>()
  const changed = new Map<string, Claim>()
  const apisOn = new Map(histories.map(({ file, apis }) => [file, apis]))

  for (const { file, apis, rows } of histories) {
    const claims = rows.flatMap(({ version, change }) =>
      readChange(change).flatMap(({ name, did, isOption }) =>
        keysOf(name, apis, settings, !isOption && file).map((key) => ({
          key,
          did,
          version,
        })),
      ),
    )
    // What was added twice exists since the first time. The newest change counts.
    const first = new Map(
      claims.flatMap(({ key, did, version }) =>
        did === 'add' ? [[key, version] as const] : [],
      ),
    )
    for (const [key, version] of first) {
      const other = added.get(key)
      if (other && other.version !== version) {
        throw new Error(
          `${file}: The history says ${version} for "${key}", but ${other.file} says ${other.version}. Correct one of them.`,
        )
      }
      added.set(key, { version, file })
    }
    for (const { key, did, version } of claims) {
      const other = changed.get(key)
      const isNews = !other || compareVersions(other.version, version) < 0
      if (did === 'change' && isNews) changed.set(key, { version, file })
    }
  }

  for (const [version, names] of Object.entries(others)) {
    for (const name of names) {
      const other = added.get(name)
      if (other) {
        throw new Error(
          `${sinceFile}: "${name}" has ${version}, but ${other.file} has ${other.version} for it. Remove it from ${sinceFile}, or correct the other file.`,
        )
      }
      added.set(name, { version, file: sinceFile })
    }
  }

  const typedIn = new Map<string, string>()
  for (const [version, names] of Object.entries(typed)) {
    for (const name of names) {
      const known = added.get(name)
      if (known) {
        throw new Error(
          `${typedFile}: "${name}" isn't needed, because ${known.file} says that it's there since ${known.version}. Remove it.`,
        )
      }
      typedIn.set(name, version)
    }
  }

  const find = (key: string): Versions | undefined => {
    const since = added.get(key)?.version
    const last = changed.get(key)?.version
    // A change in the version that added it is part of the addition.
    const isLater = last && (!since || compareVersions(last, since) > 0)
    if (!since && !isLater) return undefined
    return { ...(since && { since }), ...(isLater && { changed: last }) }
  }

  return ({ name, owners, isOption, file }) => {
    const documented = (isOption && apisOn.get(file)) || []
    const places = [...owners, ...documented].flatMap(withParents)
    // A flag has two names: `-s, --spec`.
    const names = name.split(', ')
    const keys = [...places, file].flatMap((owner) =>
      names.map((one) => `${owner}.${one}`),
    )
    const known = keys.map(find).find((found) => found)
    if (known?.since) return known
    const by = keys.map((key) => typedIn.get(key)).find((version) => version)
    if (!by) return known
    // What a version changed was there before, whatever the types say.
    const isOlder = known?.changed && compareVersions(known.changed, by) < 0
    return { by: isOlder ? known.changed : by, ...known }
  }
}

/** What a name in a history can refer to. */
function keysOf(
  name: string,
  apis: string[],
  settings: Set<string>,
  file: string | false,
): string[] {
  if (apis.includes(name)) return [name]
  const options = apis.map((api) => `${api}.${name}`)
  if (!apis.length && settings.has(name)) options.push(`config.${name}`)
  return file ? [...options, `${file}.${name}`] : options
}

/** An owner, and what it's a part of: `npm.run` and `npm`. */
const withParents = (owner: string): string[] => {
  const parent = owner.replace(/\.[^.]*$/, '')
  return /^(cli|config|npm|Cypress\.\w+)$/.test(parent)
    ? [owner, parent]
    : [owner]
}
