import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { CommandKind } from './kinds'

/** An option's default, if it's missing or wrong in the types. */
export interface DefaultOverride {
  /** A literal: `true`. */
  value?: string
  /** The configuration option it comes from: `responseTimeout`. */
  config?: string
  /** A description in Markdown: "the host of the page". */
  text?: string
  /** How we know. */
  because: string
}

/** Whether a command starts a chain, needs a subject, or can do either. */
type Position = 'parent' | 'child' | 'dual'

/** What the types don't say about a command. */
export interface CommandFacts {
  kind: CommandKind
  position: Position
  /** What it yields, in Markdown, if the return type doesn't say. */
  yields?: string
  /**
   * Whether to chain on what it yields: false if the page may have replaced it,
   * caution if it's only a problem for elements, through if it only passes on what
   * it gets, alone if it retries without the queries after it, again if retrying it
   * may repeat what a function does.
   */
  chain?: false | 'caution' | 'through' | 'alone' | 'again'
  /** Its parameter lists, if the overloads hide them behind a type. */
  forms?: string[]
}

/** A file's entries by owner and member, with their lines. */
export interface Entries<T> {
  file: string
  owners: Record<string, Record<string, T>>
  /** The line of `owner` or `owner.member`. */
  lines: Record<string, number>
}

/** Everything that's written by hand about the API. */
export interface Descriptions {
  /** From options.yml: a sentence for each member; false hides the member. */
  sentences: Entries<string | false>
  /** From overrides.yml. */
  defaults: Entries<DefaultOverride>
  /** From types.yml: how to print types. */
  types: Entries<string>
  /** From commands.yml, by the owner `commands`. */
  commands: Entries<CommandFacts>
}

const folder = 'content/api'

/** Reads everything that's written by hand about the API. */
export function readDescriptions(root: string): Descriptions {
  const read = (name: string) =>
    readFileSync(path.join(root, folder, name), 'utf8')
  return {
    sentences: parseEntries('options.yml', read('options.yml')),
    defaults: parseEntries('overrides.yml', read('overrides.yml')),
    types: parseEntries('types.yml', read('types.yml')),
    commands: parseEntries('commands.yml', read('commands.yml')),
  }
}

/** Parses a YAML file with two levels: owners and members. */
export function parseEntries<T>(name: string, text: string): Entries<T> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [error] = document.errors
  if (error) throw new Error(`${folder}/${name}: ${error.message}`)
  const lines: Record<string, number> = {}
  const { contents } = document
  for (const owner of isMap(contents) ? contents.items : []) {
    if (!isScalar(owner.key)) continue
    const note = (key: string, offset: number | undefined) => {
      lines[key] = counter.linePos(offset ?? 0).line
    }
    note(String(owner.key.value), owner.key.range?.[0])
    for (const member of isMap(owner.value) ? owner.value.items : []) {
      if (!isScalar(member.key)) continue
      note(`${owner.key.value}.${member.key.value}`, member.key.range?.[0])
    }
  }
  return {
    file: `${folder}/${name}`,
    owners: (document.toJS() ?? {}) as Entries<T>['owners'],
    lines,
  }
}
