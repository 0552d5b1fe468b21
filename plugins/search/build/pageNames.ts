import { chunks, fillers, nameOf } from '../engine/tokenize'
import type { SearchPage } from './page'

/** What chains in a test call a page's command: `cy.get` for that of `get`. */
export function commandOf({ path }: { path: string }): string | undefined {
  const name = /\/api\/commands\/(?<name>[\w-]+)$/.exec(path)?.groups?.name
  return name && `cy.${name}`
}

/** `Installing Cypress` as `installing`, which is how synonyms are looked up. */
const withoutFillers = (title: string): string =>
  [...chunks(title)]
    .flatMap(({ words }) => words.filter((word) => !fillers.has(word)))
    .join('')

/** What a page is called, as one word each; the title is the first. */
export function namesOf(page: Pick<SearchPage, 'path' | 'title'>): string[] {
  const [folder = '', last = ''] = page.path.split('/').slice(-2)
  const names = [page.title, last, withoutFillers(page.title)]
  const command = commandOf(page)
  if (command) names.push(command)
  // The page that opens a folder is about all of it.
  if (/^(introduction|overview)$/.test(last)) names.push(folder)
  return [...new Set(names.map(nameOf))].filter(Boolean)
}
