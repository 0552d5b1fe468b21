import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDescriptions, type Descriptions } from './descriptions'
import { readFacts, type ConfigPlace, type Facts } from './facts'

/**
 * The API of the cypress package: facts from its types, what the application itself
 * does where they're wrong, and our descriptions.
 */
export interface Api {
  facts: Facts
  descriptions: Descriptions
}

/** Reads the API. A check or a build does this once and passes it on. */
export function readApi(root: string): Api {
  const facts = readFacts(root)
  const places = readPlaces(root)
  const config = facts.config.map((option) => ({
    ...option,
    allowedIn: places[option.name] ?? option.allowedIn,
  }))
  return { facts: { ...facts, config }, descriptions: readDescriptions(root) }
}

/** By option: where the application lets it be set. */
export type ConfigPlaces = Record<string, ConfigPlace[]>

const placesFile = 'content/api/places.json'

const readPlaces = (root: string) =>
  JSON.parse(readFileSync(path.join(root, placesFile), 'utf8')) as ConfigPlaces

/** Replaces what a full run of the samples has found: see content/runs/places.ts. */
export function writePlaces(root: string, places: ConfigPlaces): void {
  const lines = Object.entries(places).map(
    ([name, own]) =>
      `  "${name}": ${JSON.stringify(own).replaceAll(',', ', ')}`,
  )
  writeFileSync(path.join(root, placesFile), `{\n${lines.join(',\n')}\n}\n`)
}
