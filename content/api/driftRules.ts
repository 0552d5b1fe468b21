import { nearest } from '../../lib/nearest'
import type { Problem } from '../../lib/problem'
import type { ClaimingPage } from './claims'
import { elsewhereFile } from './elsewhere'
import type { Facts, Member } from './facts'
import { placeOf } from './apiNames'
import type { Owner, Register } from './register'
import { splitFlag } from './rows'

const shortestReason = 12

/** Claims of names that the types do not have, and of names that are claimed already. */
export function claimsOnce({ names, owners, unknown }: Register): Problem[] {
  return [...owners].flatMap(([name, claims]) => {
    const [first, ...others] = claims
    const wrong = names.has(name) ? others : claims
    const message = names.has(name)
      ? `${name} is claimed by ${first?.page.file}:${first?.line} too: one page documents a name, others link to it`
      : unknown(name)
    return wrong.map(({ page: { file }, line }) => ({
      file,
      line,
      message: `api: ${message}`,
    }))
  })
}

/** Pages of the API section that do not say what they document, or why nothing. */
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
      const message = `a page of the API section says what it documents: add "api: ${likelyName(route)}", or "api: none (…)" with a reason`
      return [{ file, line: 1, message }]
    }
    const { line, reason } = none
    if (claim) {
      const message = `api: none stands beside ${claim.name}: a page documents something, or nothing with a reason`
      return [{ file, line, message }]
    }
    if (reason.length >= shortestReason) return []
    const message = `api: none needs a reason of ${shortestReason} characters or more: "api: none (there is no such command)"`
    return [{ file, line, message }]
  })
}

/** Lines of elsewhere.yml that are not true, or not true any longer. */
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
    if (!known) return `${unknown(name)} Correct or remove the line`
    if (seen.has(name)) return `${name} has a line above already`
    seen.add(name)
    const owner = owners.get(name)?.[0]
    if (owner) {
      return `${name} is documented by ${owner.page.file}:${owner.line} now: remove the line`
    }
    if (address === undefined) {
      return because.length < shortestReason
        ? `${name} is internal because "${because}": give a reason of ${shortestReason} characters or more`
        : undefined
    }
    const page = routes.get(address.split('#')[0] ?? '')
    if (!page) {
      const meant = nearest(address, [...routes.keys()])
      return `${name} is told at ${address}, where no page is${meant ? `; did you mean ${meant}?` : ''}`
    }
    return page.unlisted || page.body.includes(known.spelling)
      ? undefined
      : `${name} is told at ${address}, but ${page.file} does not say "${known.spelling}"`
  }
  return elsewhere.flatMap((row) => {
    const message = messageFor(row)
    return message ? [{ file: elsewhereFile, line: row.line, message }] : []
  })
}

/** Names that nobody answers for; a set of which nothing is told is told of once. */
export function namesAnswered(register: Register): Problem[] {
  const { names, sets, pages, answerFor, read } = register
  const all = [...names.values()]
  const lost = all.filter((name) => !answerFor(name))
  const lostIds = new Set(lost.map(({ id }) => id))
  const whole = new Set(
    [...sets].filter((id) =>
      all.every(
        (member) => (member.set ?? member.id) !== id || lostIds.has(member.id),
      ),
    ),
  )
  return lost
    .filter(({ id }) => !sets.has(id) || whole.has(id))
    .filter(({ set = '' }) => !whole.has(set))
    .map((name) => {
      const likely = pages.find(({ route }) =>
        route.endsWith(`/${name.spelling.toLowerCase()}`),
      )
      return {
        file: elsewhereFile,
        line: 1,
        message: `${name.id} is in the types (${placeOf(name, read)}) and no page documents it: add "api: ${name.id}" to the front matter of ${likely?.file ?? 'its page'}, or a line to ${elsewhereFile}`,
      }
    })
}

/** Whether a page has a heading or a row for a name, in a section if that is given. */
function tells(
  { entries, tables }: ClaimingPage,
  spellings: string[],
  section: string | undefined,
  madeRows: Register['madeRows'],
): boolean {
  const isSpelled = (name: string) => spellings.includes(name)
  const written = entries.some(
    ({ names, below }) =>
      names.some((forms) => forms.some(isSpelled)) &&
      (!section ||
        below.some((title) => title.split(/[^\w-]+/).includes(section))),
  )
  return (
    written ||
    tables.some(
      (table) =>
        (!section || table.of.endsWith(`.${section}`)) &&
        madeRows(table).some(isSpelled),
    )
  )
}

/** The names that pages answer for, with the claim. */
export function answered({ names, answerFor }: Register) {
  return [...names.values()].flatMap((name) => {
    const answer = answerFor(name)
    return answer && 'page' in answer ? [{ name, owner: answer as Owner }] : []
  })
}

/** Names that a written page claims, by themselves or with their set, and does not tell. */
export function namesTold(register: Register): Problem[] {
  const { names, sets, read, madeRows } = register
  return answered(register).flatMap(({ name, owner }) => {
    const { id, spelling, set = '' } = name
    const { page, line } = owner
    if (page.unlisted || spelling.startsWith('(')) return []
    const problem = (message: string) => [{ file: page.file, line, message }]
    if (owner.name === id) {
      return sets.has(id) || page.body.includes(spelling)
        ? []
        : problem(
            `api: ${id} is claimed, but the page does not say "${spelling}"`,
          )
    }
    // Sets inside of a set, such as the commands of the command line, share
    // their members' names: `--browser` of `cypress run` and `cypress open`.
    const inner = owner.name === set ? undefined : names.get(set)?.spelling
    const section = inner?.startsWith('(') ? undefined : inner
    if (tells(page, [spelling, id], section, madeRows)) return []
    return problem(
      `api: ${owner.name} includes ${spelling} (${placeOf(name, read)}), and no heading and no first cell of a table${section ? ` in the section of ${section}` : ''} names it: add a row, or a line for ${id} to ${elsewhereFile}`,
    )
  })
}

const optionShape = /\boptions\??: (?:Partial<)?(\w+)/g

/** What a command, or a method of `Cypress`, takes in objects. */
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

/** Options of the types that no table of the page names. */
export function optionsTold({ facts, pages, madeRows }: Register): Problem[] {
  const written = pages.filter(({ unlisted }) => !unlisted)
  return written.flatMap(({ file, claims, tables, mentions }) => {
    const told = new Set([...mentions, ...tables.flatMap(madeRows)])
    return claims.flatMap(({ name, line }) => {
      const missing = optionsOf(facts, name).filter(
        (option) => !told.has(option.name),
      )
      return [...new Set(missing.map((option) => option.name))].map(
        (option) => ({
          file,
          line,
          message: `${name} takes ${option}, and no table of the page names it: add a row, or <Options of="${name}" /> in place of the table`,
        }),
      )
    })
  })
}

/** What the first column of a table about a claimed set is called. */
function columnOf(claim: string): string | undefined {
  if (/^(config|runtimeConfig|npm)\b/.test(claim)) return 'Option'
  if (/^(events|pluginEvents|requestEvents)\b/.test(claim)) return 'Event'
  if (/^cli\b/.test(claim)) return 'Flag'
  return claim === 'chainers' ? 'Chainer' : undefined
}

/** What may stand in the first column of a page's tables, by the column's name. */
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

/** Rows about options, flags, events and chainers that the types do not have. */
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
        const meant = nearest(name, [...spellings])
        const claims = page.claims.map((claim) => claim.name).join(', ')
        return {
          file: page.file,
          line,
          message: `"${name}" stands in the column "${column}" and is not in the types of cypress ${facts.version} (${claims})${meant ? `; did you mean "${meant}"?` : '.'} Correct or remove the row; a table about something else calls its column otherwise`,
        }
      })
    })
  })
}
