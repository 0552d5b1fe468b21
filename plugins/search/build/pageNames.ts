import { chunks, stopWords, nameOf } from '../engine/tokenize'
import type { SearchPage } from './page'

/** The command that a page documents, as it's called in tests: `cy.get`. */
export function commandOf({ path }: { path: string }): string | undefined {
  const name = /\/api\/commands\/(?<name>[\w-]+)$/.exec(path)?.groups?.name
  return name && `cy.${name}`
}

/**
 * "Installing Cypress" becomes "installing", because synonyms have no stop
 * words.
 */
const withoutStopWords = (title: string): string =>
  [...chunks(title)]
    .flatMap(({ words }) => words.filter((word) => !stopWords.has(word)))
    .join('')

/**
 * The names of a page, in the form of `nameOf()`. The first one is its title.
 */
export function namesOf(page: Pick<SearchPage, 'path' | 'title'>): string[] {
  const [folder = '', last = ''] = page.path.split('/').slice(-2)
  const names = [page.title, last, withoutStopWords(page.title)]
  const command = commandOf(page)
  if (command) names.push(command)
  // The first page in a folder is about the whole folder.
  if (/^(introduction|overview)$/.test(last)) names.push(folder)
  return [...new Set(names.map(nameOf))].filter(Boolean)
}
