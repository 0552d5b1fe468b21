import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageKey, searchesOf } from '../../lib/searches'
import { isCommand } from '../api/checkDescriptions'
import { readApi } from '../api/readApi'
import { subjectOfTypes } from '../api/yields'
import { readSource } from '../page/files'
import { format } from './format'
import { newPage, withRoute } from './newPage'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { routesFile } from '../rules/routes'

/**
 * Writes a page from a template, with a file for what people type, and adds its
 * path to `tests/routes.txt`.
 *
 * @param words kind, name, and title as typed
 * @returns a message that says what to do next
 */
export async function writeNewPage(
  root: string,
  words: string[],
): Promise<string> {
  const api = readApi(root)
  const { facts } = api
  const described = api.descriptions.commands
  const readings = await readPages(root, findPages(root), api)
  const { file, text, route } = newPage(words, {
    pages: readings.map(({ outline }) => outline),
    read: (name) => readSource(root, name).text,
    commands: new Map(
      facts.commands.filter(isCommand).map((command) => [
        command.name,
        {
          hasOptions: Boolean(command.options?.length),
          kind: described.owners.commands?.[command.name]?.kind,
          hasYields: subjectOfTypes(command) !== undefined,
        },
      ]),
    ),
    commandsFile: described.file,
    version: facts.version,
    template: (kind) =>
      readSource(root, `content/commands/templates/${kind}.mdx`).text,
  })
  const place = path.join(root, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, await format(root, file, text))
  const routes = readSource(root, routesFile).text.trim().split('\n')
  writeFileSync(
    path.join(root, routesFile),
    `${withRoute(routes, route).join('\n')}\n`,
  )
  const searches = searchesOf(file)
  writeFileSync(
    path.join(root, searches),
    `${pageKey}:\n  - 'TO DO: what people type who look for this page'\n`,
  )
  return `${file} is at ${route}. Replace everything marked TO DO, there and in ${searches}. To see what's left, run:\nnpm run check -- ${file}`
}
