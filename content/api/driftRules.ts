import { suggest } from '../../lib/suggest'
import type { Problem } from '../../lib/problem'
import type { ClaimingPage } from './claims'
import { elsewhereFile } from './elsewhere'
import type { Facts, Member } from './facts'
import { placeOf } from './apiNames'
import type { Owner, Register } from './register'
import { splitFlag } from './rows'

const shortestReason = 12

/** Every claim in front matter is in the types, and only one page makes it. */
export function claimsOnce({ names, owners, unknown }: Register): Problem[] {
  return [...owners].flatMap(([name, claims]) => {
    const [first, ...others] = claims
    const wrong = names.has(name) ? others : claims
    const message = names.has(name)
      ? `${name} is already claimed by ${first?.page.file}:${first?.line}. Keep one claim, and link to that page from the other.`
      : unknown(name)
    return wrong.map(({ page: { file }, line }) => ({ file, line, message }))
  })
}

/** Pages in docs/api say what they document, or why they document nothing. */
export function claimsStated({ names, pages }: Register): Problem[] {
  const likelyName = (route: string) => {
    const own = route.split('/').at(-1)
    const found = [...names.values()].find(
      ({ spelling }) => spelling.toLowerCase() === own,
    )
    return found?.id ?? 'cy.get'
  }
  return pages.flatMap(({ file, route, claims: [claim], none }) => {
    if (!none) {
      if (claim || !file.startsWith('docs/api/')) return []
      const message = `The front matter has no "api". Write what the page documents, such as "api: ${likelyName(route)}", or "api: none (…)" with a reason.`
      return [{ file, line: 1, message }]
    }
    const { line, reason } = none
    if (claim) {
      const message = `"api: none" contradicts the claim of ${claim.name}. Remove one of them.`
      return [{ file, line, message }]
    }
    if (reason.length >= shortestReason) return []
    const message = `"api: none" needs a reason of ${shortestReason} characters or more, as in "api: none (there is no such command)".`
    return [{ file, line, message }]
  })
}

/** Every line of elsewhere.yml is still true. */
export function rowsTrue(register: Register): Problem[] {
  const { names, pages, elsewhere, owners, unknown } = register
  const routes = new Map(pages.map((page) => [page.route, page]))
  const seen = new Set<string>()
  const messageFor = ({
    name,
    address,
    because = '',
  }: Register['elsewhere'][number]): string | undefined => {
    const known = names.get(name)
    if (!known) return `${unknown(name)} Correct or remove the line.`
    if (seen.has(name))
      return `${name} is already on a line above. Remove one of them.`
    seen.add(name)
    const owner = owners.get(name)?.[0]
    if (owner) {
      return `${name} is now documented by ${owner.page.file}:${owner.line}. Remove the line.`
    }
    if (address === undefined) {
      return because.length < shortestReason
        ? `${name} is internal because "${because}". Give a reason of ${shortestReason} characters or more.`
        : undefined
    }
    const page = routes.get(address.split('#')[0] ?? '')
    if (!page) {
      return `${name} points to "${address}", which isn't a page.${suggest(address, [...routes.keys()])}`
    }
    return page.unlisted || page.body.includes(known.spelling)
      ? undefined
      : `${name} points to "${address}", but ${page.file} doesn't contain "${known.spelling}". Mention it there, or correct the path.`
  }
  return elsewhere.flatMap((row) => {
    const message = messageFor(row)
    return message ? [{ file: elsewhereFile, line: row.line, message }] : []
  })
}

/**
 * Every name is documented somewhere. If none of a set's names are, there's
 * only one message for the whole set.
 */
export function namesAnswered(register: Register): Problem[] {
  const { names, sets, pages, answerFor, read } = register
  const all = [...names.values()]
  const missing = all.filter((name) => !answerFor(name))
  const missingIds = new Set(missing.map(({ id }) => id))
  const whole = new Set(
    [...sets].filter((id) =>
      all.every(
        (member) =>
          (member.set ?? member.id) !== id || missingIds.has(member.id),
      ),
    ),
  )
  return missing
    .filter(({ id }) => !sets.has(id) || whole.has(id))
    .filter(({ set = '' }) => !whole.has(set))
    .map((name) => {
      const likely = pages.find(({ route }) =>
        route.endsWith(`/${name.spelling.toLowerCase()}`),
      )
      return {
        file: elsewhereFile,
        line: 1,
        message: `${name.id} is in the types (${placeOf(name, read)}), but no page documents it. Add "api: ${name.id}" to the front matter of ${likely?.file ?? 'its page'}, or add a line to ${elsewhereFile}.`,
      }
    })
}

/** The names that pages document, with the claim. */
export function answered({ names, answerFor }: Register) {
  return [...names.values()].flatMap((name) => {
    const answer = answerFor(name)
    return answer && 'page' in answer ? [{ name, owner: answer as Owner }] : []
  })
}

/** Every name that a written page claims, alone or in a set, is on the page. */
export function namesTold(register: Register): Problem[] {
  const { sets, read, entryFor, sectionFor } = register
  return answered(register).flatMap(({ name, owner }) => {
    const { id, spelling } = name
    const { page, line } = owner
    if (page.unlisted || spelling.startsWith('(')) return []
    const problem = (message: string) => [{ file: page.file, line, message }]
    if (owner.name === id) {
      return sets.has(id) || page.body.includes(spelling)
        ? []
        : problem(
            `The page claims ${id}, but doesn't contain "${spelling}". Document it, or remove the claim.`,
          )
    }
    if (entryFor(name, owner)) return []
    const section = sectionFor(name, owner)
    return problem(
      `The page claims ${owner.name}, which includes ${spelling} (${placeOf(name, read)}), but no heading or first cell of a table${section ? ` in the section of ${section}` : ''} names it. Add a row, or add a line for ${id} to ${elsewhereFile}.`,
    )
  })
}

const optionShape = /\boptions\??: (?:Partial<)?(\w+)/g

/** The properties of the objects that a command or a `Cypress` method takes. */
function optionsOf(facts: Facts, id: string): Member[] {
  const command = facts.commands.find(({ name }) => `cy.${name}` === id)
  if (command) {
    const { options = [], argumentObjects = {} } = command
    return [
      ...options,
      ...Object.values(argumentObjects).flatMap(({ members }) => members),
    ]
  }
  const api = facts.cypressApi.find(({ name }) => `Cypress.${name}` === id)
  const types = [
    ...(api?.members ?? []).map(({ type }) => type),
    ...(api?.signatures ?? []).flatMap(({ params }) =>
      params.map(({ name, type }) => `${name}: ${type}`),
    ),
  ]
  const shapes = types.flatMap((type) =>
    [...type.matchAll(optionShape)].map(([, shape = '']) => shape),
  )
  return [...new Set(shapes)].flatMap(
    (shape) => facts.optionInterfaces[shape]?.members ?? [],
  )
}

/** Pages list all options of the commands and methods that they claim. */
export function optionsTold({ facts, pages, madeRows }: Register): Problem[] {
  const written = pages.filter(({ unlisted }) => !unlisted)
  return written.flatMap(({ file, claims, tables, mentions }) => {
    const listed = new Set([...mentions, ...tables.flatMap(madeRows)])
    return claims.flatMap(({ name, line }) => {
      const missing = optionsOf(facts, name).filter(
        (option) => !listed.has(option.name),
      )
      return [...new Set(missing.map((option) => option.name))].map(
        (option) => ({
          file,
          line,
          message: `${name} takes ${option}, but no table on the page lists it. Add a row, or replace the table with <Options of="${name}" />.`,
        }),
      )
    })
  })
}

/** The name of the first column in tables about a claimed set. */
function columnOf(claim: string): string | undefined {
  if (/^(config|runtimeConfig|npm)\b/.test(claim)) return 'Option'
  if (/^(events|pluginEvents|requestEvents)\b/.test(claim)) return 'Event'
  if (/^cli\b/.test(claim)) return 'Flag'
  return claim === 'chainers' ? 'Chainer' : undefined
}

/** The names allowed in the first column of a page's tables, by column name. */
function allowedRows({ facts, names, madeRows }: Register, page: ClaimingPage) {
  const allowed = new Map<string, Set<string>>()
  const allow = (column: string, spellings: string[]) => {
    const before = allowed.get(column) ?? []
    allowed.set(column, new Set([...before, ...spellings]))
  }
  const made = page.tables.flatMap(madeRows)
  for (const { name } of page.claims) {
    const options = optionsOf(facts, name).map((option) => option.name)
    if (options.length) allow('Option', [...options, ...made])
    const column = columnOf(name)
    const members = [...names.values()].filter(({ id }) =>
      id.startsWith(`${name}.`),
    )
    if (column) allow(column, [...members.map((it) => it.spelling), ...made])
  }
  if (allowed.has('Flag')) {
    const flags = Object.values(facts.cli).flat().map(splitFlag)
    allow(
      'Flag',
      flags.flatMap(({ short }) => short ?? []),
    )
  }
  return allowed
}

/** Options, flags, events, and chainers in tables are in the types. */
export function rowsInTypes(register: Register): Problem[] {
  const { facts, pages } = register
  const written = pages.filter(({ unlisted }) => !unlisted)
  return written.flatMap((page) => {
    const allowed = allowedRows(register, page)
    return page.entries.flatMap(({ names, line, column = '' }) => {
      const spellings = allowed.get(column)
      if (!spellings) return []
      const wrong = names.filter(
        (forms) => !forms.some((form) => spellings.has(form)),
      )
      return wrong.map(([name = '']) => {
        const claims = page.claims.map((claim) => claim.name).join(', ')
        return {
          file: page.file,
          line,
          message: `"${name}" is in the column "${column}", but not in the types of cypress ${facts.version} (${claims}).${suggest(name, [...spellings])} Correct or remove the row, or rename the column if the table is about something else.`,
        }
      })
    })
  })
}
