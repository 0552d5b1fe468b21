import type { ConfigFacts } from '../../lib/composeConfig'
import { readSource } from '../page/files'
import type { Table } from '../page/page'
import { readPage } from '../page/readPage'
import { readApi } from './readApi'
import { readApiData } from './readApiData'

/** The page about the options of cypress.json. */
const legacy = 'docs/guides/references/legacy-configuration.mdx'

const types = ['e2e', 'component'] as const

const startsWith = (table: Table, word: string) =>
  table.header.cells[0]?.text === word

/** What the pages say about options, for the configuration composer. */
export async function readConfigFacts(siteDir: string): Promise<ConfigFacts> {
  const { facts, descriptions } = readApi(siteDir)
  const { config } = await readApiData(siteDir, '/')
  const { file, text } = readSource(siteDir, legacy)
  const { tables } = readPage(file, text)
  const rowsOf = (word: string) =>
    tables
      .filter((table) => startsWith(table, word))
      .flatMap((table) => table.rows)
  const own = config.filter(({ name }) => !types.some((type) => type === name))
  return {
    options: own.map(({ name, type = 'any', places = [], default: value }) => {
      const of = (tests: (typeof types)[number]) =>
        descriptions.defaults.owners[`config.${tests}`]?.[name]?.value ??
        value?.value ??
        value?.text ??
        ''
      return {
        name,
        type,
        places,
        default: { e2e: of('e2e'), component: of('component') },
      }
    }),
    renamed: Object.fromEntries(
      rowsOf('Up to version 9').flatMap(({ cells: [before, , now] }) =>
        own.some(({ name }) => name === now?.text)
          ? [[before?.names[0] ?? '', now?.text ?? '']]
          : [],
      ),
    ),
    removed: Object.fromEntries(
      rowsOf('Last version').flatMap(({ cells: [last, names, instead] }) =>
        (names?.names ?? []).map((name) => [
          name,
          { last: last?.text ?? '', instead: instead?.start ?? '' },
        ]),
      ),
    ),
    flags: Object.fromEntries(
      own.flatMap(({ name }) => {
        const flag = `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
        const has = facts.cli.run?.some((one) =>
          one.split(/[ ,]+/).includes(flag),
        )
        return has ? [[name, flag]] : []
      }),
    ),
  }
}
