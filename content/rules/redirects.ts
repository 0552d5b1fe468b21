import type { Redirect } from '../../src/data/types'
import type { Problem } from '../../lib/problem'
import type { Source } from '../page/files'
import { lineAt, literalsOf, suggestRoute } from './links'
import { redirectsFile } from './routes'
import type { RedirectEntry, Site } from './site'

/** Every redirect goes directly to a page, from a path that isn't one. */
export function redirects({
  redirects: entries,
  outlines,
  otherRoutes,
}: Site): Problem[] {
  const routes = new Set([
    ...outlines.flatMap(({ route }) => route ?? []),
    ...otherRoutes,
  ])
  return findMistakes(entries, routes).map(({ redirect, message }) => ({
    file: redirectsFile,
    line: redirect.line,
    message,
  }))
}

/**
 * Finds redirects that hosts couldn't follow or that readers would get stuck
 * on. The check and the build both call it, with the routes they know.
 *
 * @param routes paths of the site's pages, without base URL
 */
export function findMistakes<Entry extends Redirect>(
  entries: readonly Entry[],
  routes: ReadonlySet<string>,
): { redirect: Entry; message: string }[] {
  const seen = new Set<string>()
  const sources = new Set(entries.map(({ from }) => from))
  return entries.flatMap((redirect) => {
    const { from, to } = redirect
    const messages: string[] = []
    const target = to.replace(/#.*/, '')
    if (!/^\/[^?#]*[^/?#]$/.test(from)) {
      messages.push(
        `"${from}" isn't a valid path. Start it with a slash, don't end it with one, and leave out "?" and "#".`,
      )
    }
    if (seen.has(from)) {
      messages.push(`"${from}" has two redirects. Remove one.`)
    }
    seen.add(from)
    if (routes.has(from)) {
      messages.push(
        `"${from}" is the path of a page, which nobody could open anymore. Remove the redirect.`,
      )
    }
    if (sources.has(target)) {
      messages.push(
        `"${from}" redirects to "${target}", which is redirected too. Write the final target.`,
      )
    } else if (!routes.has(target)) {
      messages.push(
        `"${from}" redirects to "${to}", which isn't a page.${suggestRoute(target, [...routes])}`,
      )
    }
    return messages.map((message) => ({ redirect, message }))
  })
}

/** Reads the entries of `src/data/redirects.ts` with their lines. */
export function redirectsOf({ text }: Source): RedirectEntry[] {
  const literals = literalsOf(text)
  const targets = literals.filter(({ key }) => key === 'to')
  return literals
    .filter(({ key }) => key === 'from')
    .map(({ value, index }, entry) => ({
      from: value,
      to: targets[entry]?.value ?? '',
      line: lineAt(text, index),
    }))
}
