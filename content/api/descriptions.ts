import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** What an option is when it is left out, where the types are silent or wrong. */
export interface DefaultOverride {
  /** A literal: `true`. */
  value?: string
  /** The configuration option that decides: `responseTimeout`. */
  config?: string
  /** Words, in Markdown: "the host of the page". */
  text?: string
  /** The evidence. */
  because: string
}

/** Whether a command starts a chain, needs a subject, or can do both. */
export type Position = 'parent' | 'child' | 'dual'

/** What the types do not tell of a command. */
export interface CommandFacts {
  kind: 'query' | 'assertion' | 'action' | 'other'
  position: Position
  /** What it yields, in Markdown, where the return type does not tell. */
  yields?: string
  /** What a chain has to mind: elements that are gone, or that may be. */
  chain?: false | 'mind'
  /** Its calls, where the overloads hide them behind a type. */
  forms?: string[]
}

/** Entries of a file by owner and member, and where each stands. */
export interface Entries<T> {
  file: string
  owners: Record<string, Record<string, T>>
  /** The line of `owner` or `owner.member`. */
  lines: Record<string, number>
}

/** All that is written by hand about the facts. */
export interface Descriptions {
  /** A sentence for each member, or false for one that is not shown: options.yml. */
  sentences: Entries<string | false>
  /** True defaults: overrides.yml. */
  defaults: Entries<DefaultOverride>
  /** How types are printed: types.yml, all below one owner. */
  types: Entries<string>
  /** Kinds and subjects: commands.yml, all below one owner. */
  commands: Entries<CommandFacts>
}

const folder = 'content/api'

/** Reads what is written by hand about the facts, once for a build or a check. */
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

/** The entries of a YAML file of two levels, with their lines. */
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
