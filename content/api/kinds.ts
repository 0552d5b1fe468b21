/** A kind of command: how the header of its page calls it, and where it's listed. */
interface Kind {
  /** "Query" or, if it's neither retried nor acts on elements, "Command". */
  word: string
  /** The folder of its page in `docs/api`. */
  folder: string
  /** The group of the sidebar and of the index of the API. */
  group: string
}

const command = { word: 'Command', folder: 'commands' } as const

/** All kinds of commands, in the order in which the site lists them. */
export const kinds = {
  assertion: { word: 'Assertion', folder: 'assertions', group: 'Assertions' },
  query: { word: 'Query', folder: 'queries', group: 'Queries' },
  action: { word: 'Action', folder: 'actions', group: 'Actions' },
  navigation: { ...command, group: 'Navigation' },
  network: { ...command, group: 'Network' },
  storage: { ...command, group: 'Storage' },
  time: { ...command, group: 'Time' },
  files: { ...command, group: 'Files and tasks' },
  utility: { ...command, group: 'Utilities' },
} as const satisfies Record<string, Kind>

export type CommandKind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as CommandKind[]

/**
 * Commands that are listed elsewhere than their kind says: `cy.mount()` isn't in the
 * package, and `cy.readFile()` is a query.
 */
export const listedAs: Readonly<Record<string, CommandKind>> = {
  mount: 'navigation',
  readFile: 'files',
}
