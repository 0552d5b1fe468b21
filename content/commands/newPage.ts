import { stringify } from 'yaml'
import { suggest } from '../../lib/suggest'
import { kinds as kindsOfCommands, type CommandKind } from '../api/kinds'
import type { Outline } from '../page/outline'
import { routeOf } from '../page/page'
import { readPage } from '../page/readPage'

/** The kinds of pages that have a template, each with the command for one. */
export const usages = {
  command: 'npm run new -- command <name>',
  guide: 'npm run new -- guide core-concepts/test-doubles "Test doubles"',
  faq: 'npm run new -- faq mobile-faq "Mobile questions"',
} as const

export type Kind = keyof typeof usages

/** What a command's page depends on. */
export interface KnownCommand {
  hasOptions: boolean
  /** Undefined until commands.yml lists the command. */
  kind: CommandKind | undefined
  /** Whether its types say what it yields. If not, commands.yml has to. */
  hasYields: boolean
}

/** What the new page is added to. */
export interface Before {
  pages: readonly Outline[]
  read: (file: string) => string
  /** Commands of the documented version, by name. */
  commands: ReadonlyMap<string, KnownCommand>
  /** The file that lists their kinds. */
  commandsFile: string
  version: string
  template: (kind: Kind) => string
}

export interface NewPage {
  file: string
  text: string
  route: string
}

const kinds = Object.keys(usages) as Kind[]
const isKind = (word: string): word is Kind =>
  (kinds as readonly string[]).includes(word)

/** Stands in for the description, which only the author can write. */
const emptyDescription = (title: string) =>
  `TO DO: say in one sentence of 50 to 160 characters what ${title} is about.`

/**
 * Makes a page from a template. If the page is planned but not written yet, the
 * new page replaces it and keeps its title, path, and description.
 *
 * @param words kind, name, and title as typed
 * @throws if they can't be a page, with the right command in the message
 */
export function newPage(
  [kind = '', name = '', title = '', ...more]: string[],
  before: Before,
): NewPage {
  if (!isKind(kind)) {
    throw new Error(
      `Unknown kind of page "${kind}". Allowed: ${kinds.join(', ')}.${suggest(kind, kinds)}\n${Object.values(usages).join('\n')}`,
    )
  }
  if (!name || more.length) {
    throw new Error(
      `${name ? `There's text after the title: "${more.join(' ')}". Put the whole title in quotes.` : `The ${kind} has no name.`}\n${usages[kind]}`,
    )
  }
  const place = { command, guide, faq }[kind](name, before)
  const planned = before.pages.find(
    ({ route, file }) => route === place.route || file === place.file,
  )
  if (planned && !planned.unlisted) {
    throw new Error(
      `${planned.file} already exists, at ${planned.route}. Edit that page.`,
    )
  }
  const file = planned?.file ?? place.file
  const frontMatter = planned
    ? fieldsOf(planned.file, before)
    : fieldsFor(kind, name, title, place)
  return {
    file,
    route: place.route,
    text: `---\n${stringify(frontMatter, { lineWidth: 0, singleQuote: true })}---\n\n${body(kind, name, before)}`,
  }
}

interface Place {
  file: string
  route: string
}

function command(name: string, before: Before): Place {
  const known = before.commands.get(name)
  if (!known) {
    const names = [...before.commands.keys()]
    throw new Error(
      `cypress ${before.version} has no command "${name}".${suggest(name, names)}\n${usages.command}`,
    )
  }
  if (!known.kind) throw new Error(kindMessage(name, known, before))
  const page = name.toLowerCase()
  return {
    file: `docs/api/${kindsOfCommands[known.kind].folder}/${page}.mdx`,
    route: `/api/commands/${page}`,
  }
}

function kindMessage(
  name: string,
  { hasYields }: KnownCommand,
  { commandsFile }: Before,
): string {
  const kinds = Object.entries(kindsOfCommands).map(
    ([kind, { folder }]) => `${kind} (docs/api/${folder})`,
  )
  const yields = hasYields
    ? ''
    : "\nyields: what it yields, in Markdown, which its types don't say"
  return `${commandsFile} doesn't list "${name}", whose kind decides the folder of its page and its group in the sidebar. Add a line below "commands:", in alphabetical order:

  ${name}: { kind: …, position: …${yields && ', yields: …'} }

kind: ${kinds.join(', ')}
position: parent (starts a chain), child (needs a subject), dual (does either)${yields}`
}

/** The last part of a path: lowercase words with hyphens. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

function guide(name: string, { pages }: Before): Place {
  const parts = name.replace(/^(docs\/)?guides\/|\.mdx$/g, '').split('/')
  const folders = [
    ...new Set(
      pages.flatMap(
        ({ file }) => /^docs\/guides\/(.+)\/[^/]+$/.exec(file)?.[1] ?? [],
      ),
    ),
  ]
  const folder = parts.slice(0, -1).join('/')
  const page = parts.at(-1) ?? ''
  if (!folders.includes(folder)) {
    throw new Error(
      `Unknown folder "${folder}" in docs/guides. Allowed: ${folders.join(', ')}.${suggest(folder, folders)}\n${usages.guide}`,
    )
  }
  return placeOf(`/guides/${folder}`, page, usages.guide)
}

function faq(name: string): Place {
  const page = name.replace(/^(docs\/)?faq\/questions\/|\.mdx$/g, '')
  return placeOf('/faq/questions', page, usages.faq)
}

function placeOf(folder: string, page: string, usage: string): Place {
  if (!slug.test(page)) {
    throw new Error(
      `"${page}" can't be part of a path. Write lowercase words with hyphens between them.\n${usage}`,
    )
  }
  const route = `${folder}/${page}`
  return { file: `docs${route}.mdx`, route }
}

/** The planned page's front matter, except `unlisted`. */
const fieldsOf = (file: string, { read }: Before) =>
  Object.fromEntries(
    [...readPage(file, read(file)).fields]
      .filter(([name]) => name !== 'unlisted')
      .map(([name, { value }]) => [name, value]),
  )

function fieldsFor(
  kind: Kind,
  name: string,
  title: string,
  { file, route }: Place,
) {
  if (kind === 'command') {
    return {
      title: name,
      ...(routeOf(file, undefined) === route ? {} : { slug: route }),
      description: emptyDescription(`cy.${name}`),
      api: `cy.${name}`,
    }
  }
  if (!title) {
    throw new Error(
      `The new ${kind} has no title. Write one in quotes after its name.\n${usages[kind]}`,
    )
  }
  return { title, description: emptyDescription(title) }
}

function body(kind: Kind, name: string, before: Before): string {
  const text = before
    .template(kind)
    .replaceAll('TEMPLATE_NAME', name)
    .replaceAll('TEMPLATE_VERSION', before.version)
  return kind === 'command' && !before.commands.get(name)?.hasOptions
    ? text.replace(/\n<Options [^>]*>\n/, '')
    : text
}

/** Adds a path to those in `tests/routes.txt`, next to the others of its section. */
export function withRoute(routes: readonly string[], route: string): string[] {
  if (routes.includes(route)) return [...routes]
  const folder = (address: string) => address.replace(/[^/]*$/, '')
  const siblings = routes.filter((other) => folder(other) === folder(route))
  const after =
    siblings.filter((other) => other.localeCompare(route) < 0).at(-1) ??
    routes[routes.indexOf(siblings[0] ?? '') - 1]
  const at =
    siblings.length && after ? routes.indexOf(after) + 1 : routes.length
  return [...routes.slice(0, at), route, ...routes.slice(at)]
}
