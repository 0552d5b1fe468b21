import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** What the checks of samples take from the facts of the cypress package. */
export interface Facts {
  version: string
  commands: { name: string; options?: { name: string }[] }[]
  chainers: { name: string }[]
  events: { name: string }[]
  pluginEvents: { name: string }[]
  config: { name: string }[]
  /** Flags by command, as the package declares them. */
  cli: Record<string, string[]>
}

/** Reads the facts, which `npm run api` makes from the package. */
export const readFacts = (root: string): Facts =>
  JSON.parse(
    readFileSync(path.join(root, 'content/api/cypress.json'), 'utf8'),
  ) as Facts

/** Commands that continue a chain and cannot start one. */
export function readChildCommands(root: string): string[] {
  const { commands } = parse(
    readFileSync(path.join(root, 'content/api/commands.yml'), 'utf8'),
  ) as { commands: Record<string, { position: string }> }
  return Object.entries(commands)
    .filter(([, { position }]) => position === 'child')
    .map(([name]) => name)
}
