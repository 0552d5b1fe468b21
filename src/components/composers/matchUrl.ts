import minimatch from 'minimatch'

/** Where the app is: paths in requests belong to it. */
const app = 'http://localhost:3000'

/** What's asked: the arguments of `cy.intercept()`, as they're typed. */
export interface Intercept {
  kind: 'glob' | 'regexp'
  text: string
  /** Every method, if it's empty. */
  method: string
}

/** What a request is answered, in Markdown that only has code. */
export interface Answer {
  matches: boolean
  why: string
  /** A glob that does match. */
  instead?: string
}

interface Request {
  method: string
  /** Everything that Cypress compares. */
  url: string
  path: string
}

/** How Cypress escapes what browsers leave alone. */
const escapeMore = (url: string) =>
  url.replace(
    /[{}|\\^`']/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The request on a line such as `POST /api/cart`, or why it's none. */
function readRequest(line: string): Request | string {
  const [, method = 'GET', address = ''] =
    /^(?:([a-z]+)\s+)?(.*)$/i.exec(line.trim()) ?? []
  try {
    const { href, hash, pathname, search, protocol } = new URL(address, app)
    if (!/^https?:$/.test(protocol)) {
      return `Cypress only sees requests over HTTP, and this one is for \`${protocol}\`.`
    }
    return {
      method: method.toUpperCase(),
      url: escapeMore(href.slice(0, href.length - hash.length)),
      path: escapeMore(pathname + search),
    }
  } catch {
    return 'This isn’t a URL. Write a path, such as `/api/plants`, or a full URL.'
  }
}

/** The string that's meant: text in quotes is one of JavaScript. */
const toGlob = (text: string) =>
  /^(['"`]).*\1$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text

/** The regular expression that's meant, with or without slashes around it. */
function toRegExp(text: string): RegExp | string {
  const [, source = text, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? []
  if (/[gy]/.test(flags)) {
    return 'Leave out the flags `g` and `y`. With them, a regular expression starts where it has stopped in the last URL.'
  }
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : ''
  }
}

/** Compares as Cypress does. */
const isLike = (
  target: string,
  glob: string,
  options?: minimatch.IOptions,
): boolean =>
  target === glob ||
  minimatch(target, glob, { ...options, matchBase: true }) ||
  (target.startsWith('/') &&
    !glob.startsWith('/') &&
    isLike(target, `/${glob}`, options))

const targetsOf = ({ url, path }: Request) => [url, path]

const matches = (
  request: Request,
  glob: string,
  options?: minimatch.IOptions,
) => targetsOf(request).some((target) => isLike(target, glob, options))

function explainGlobMatch({ url, path }: Request, glob: string): string {
  if (glob.startsWith('!')) {
    return `With \`!\` in front, one of the full URL and the path only has to differ from \`${glob.slice(1)}\`, so nearly everything matches. Use a regular expression to leave something out.`
  }
  if (path === glob) return 'It’s the path.'
  if (url === glob) return 'It’s the full URL.'
  const isUrl = isLike(url, glob)
  const target = isUrl ? 'full URL' : 'path'
  if (!glob.includes('/')) {
    const last = (isUrl ? url : path).split('/').filter(Boolean).at(-1) ?? ''
    return `A glob without a slash is compared with the last segment, \`${last}\`.`
  }
  if (!isUrl && !glob.startsWith('/') && !minimatch(path, glob)) {
    return `With the slash that’s missing in front, it matches the path, \`${path}\`.`
  }
  return `It matches the ${target}, \`${isUrl ? url : path}\`.`
}

/** Which part of a path the glob matches, if it doesn't match all of it. */
function findPart({ path }: Request, glob: string): Answer | undefined {
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index).slice(1)
  for (const index of slashes) {
    if (isLike(path.slice(0, index), glob)) {
      return {
        matches: false,
        why: `A glob has to match up to the end, and the URL goes on with \`${path.slice(index)}\`.`,
        instead: `${glob}/**`,
      }
    }
  }
  for (const index of slashes) {
    if (isLike(path.slice(index), glob)) {
      return {
        matches: false,
        why: `A glob has to match from the start, and the path starts with \`${path.slice(0, index)}\`.`,
        instead: `**${glob.startsWith('/') ? '' : '/'}${glob}`,
      }
    }
  }
  return undefined
}

/** The glob if stars matched slashes, too. */
const withSlashes = (glob: string) =>
  /[?[\](){}\\]/.test(glob)
    ? undefined
    : new RegExp(
        `^${glob
          .split(/\*+/)
          .map((part) => part.replace(/[.+^$|]/g, '\\$&'))
          .join('.*')}$`,
      )

function explainStars(request: Request, glob: string): Answer | undefined {
  const lax = withSlashes(glob)
  if (!lax || !targetsOf(request).some((target) => lax.test(target))) {
    return undefined
  }
  return {
    matches: false,
    why: /[^/]\*\*|\*\*[^/]/.test(glob)
      ? '`**` only matches slashes if it’s a whole segment. Next to other characters, it works like `*`.'
      : '`*` doesn’t match slashes, not even in a query string.',
    instead: glob.replace(/\/?\*+$/, '/**'),
  }
}

const origins = /^\w+:\/\/[^/]*/

function explainGlobMiss(request: Request, glob: string): Answer {
  const { url, path } = request
  const no = (why: string, instead?: string): Answer => ({
    matches: false,
    why,
    ...(instead !== undefined && matches(request, instead) && { instead }),
  })
  const [query = ''] = /\?.*$/.exec(path) ?? []
  const withoutQuery = {
    ...request,
    url: url.replace(/\?.*$/, ''),
    path: path.slice(0, path.length - query.length),
  }
  const [host] = origins.exec(glob) ?? []
  const [ownHost = ''] = origins.exec(url) ?? []
  if (glob.startsWith('#')) {
    return no('A glob that starts with `#` is a comment, and matches nothing.')
  }
  if (matches(request, glob, { nocase: true })) {
    return no('Globs are case-sensitive.')
  }
  if (matches(request, glob, { dot: true })) {
    return no('`*` and `**` don’t match a segment that starts with a dot.')
  }
  const [last] = /\/\*{0,2}$/.exec(glob) ?? []
  if (last !== undefined && matches(request, glob.slice(0, -last.length))) {
    return last === '/'
      ? no(
          'The glob ends with a slash, and the URL doesn’t.',
          glob.slice(0, -1),
        )
      : no(
          `\`${last}\` needs something after the slash.`,
          `${glob.slice(0, -last.length)}{,${last}}`,
        )
  }
  const crossing = explainStars(request, glob)
  if (crossing) return no(crossing.why, crossing.instead)
  if (query && matches(withoutQuery, glob)) {
    return no(
      `The query string, \`${query}\`, belongs to the URL, and the glob ends before it.`,
      `${glob}*`,
    )
  }
  const part = findPart(request, glob)
  if (part) return no(part.why, part.instead)
  if (host && matches(request, ownHost + glob.slice(host.length))) {
    return no(
      `The glob is for \`${host}\`, and this request goes to \`${ownHost}\`.`,
    )
  }
  if (!host && matches(request, `*://${glob}`)) {
    return no('A full URL starts with its protocol.', `*://${glob}`)
  }
  if (URL.canParse(glob, app)) {
    const sent = readRequest(glob)
    if (typeof sent !== 'string' && sent.url === url) {
      return no(`This is sent as \`${path}\`.`, path)
    }
  }
  if (query && /^[^?]*\?/.exec(glob)?.[0] === `${withoutQuery.path}?`) {
    return no(
      'The query strings differ. To match parameters in any order, use `pathname` and `query`.',
    )
  }
  if (url.includes(glob)) {
    return no('A string has to match all of the URL or path, not a part of it.')
  }
  return no(
    host
      ? `The full URL is \`${url}\`.`
      : `The glob matches neither \`${url}\` nor \`${path}\`.`,
  )
}

function explainRegExp(request: Request, regexp: RegExp): Answer {
  const { url, path } = request
  for (const target of targetsOf(request)) {
    const [found] = regexp.exec(target) ?? []
    if (found === undefined) continue
    const name = target === url ? 'full URL' : 'path'
    return {
      matches: true,
      why:
        found === target
          ? `It matches the ${name}, \`${target}\`.`
          : `It matches ${found ? `\`${found}\`` : 'nothing'} in the ${name}.`,
    }
  }
  const isMatchedBy = (source: string, flags = regexp.flags) => {
    try {
      const changed = new RegExp(source, flags)
      return targetsOf(request).some((target) => changed.test(target))
    } catch {
      // What's changed needn't be valid.
      return false
    }
  }
  const no = (why: string) => ({ matches: false, why })
  const { source } = regexp
  if (isMatchedBy(source, 'i')) {
    return no('Regular expressions are case-sensitive without the flag `i`.')
  }
  if (
    /[^\\]\?/.test(source) &&
    isMatchedBy(source.replace(/([^\\])\?/g, '$1\\?'))
  ) {
    return no(
      '`?` makes what’s before it optional. Write `\\?` to match a question mark.',
    )
  }
  if (isMatchedBy(source.replace(/^\^|\$$/g, ''))) {
    return no(
      '`^` and `$` stand for the start and the end of the full URL or of the path, which includes the query string.',
    )
  }
  return no(`It’s found in neither \`${url}\` nor \`${path}\`.`)
}

/** Whether an intercept catches the request on a line, and why. */
export function matchUrl(
  { kind, text, method }: Intercept,
  line: string,
): Answer {
  const request = readRequest(line)
  if (typeof request === 'string') return { matches: false, why: request }
  if (method && method.toUpperCase() !== request.method) {
    return {
      matches: false,
      why: `The intercept is for ${method.toUpperCase()}, and this is a ${request.method} request.`,
    }
  }
  if (kind === 'glob') {
    const glob = toGlob(text)
    return matches(request, glob)
      ? { matches: true, why: explainGlobMatch(request, glob) }
      : explainGlobMiss(request, glob)
  }
  const regexp = toRegExp(text)
  return typeof regexp === 'string'
    ? { matches: false, why: regexp }
    : explainRegExp(request, regexp)
}

/** Globs that would take a browser minutes: of so many characters, or with these. */
const longest = 300
const expansive = /\.\.-?\d{5}|\d{5}\.\.|(\{[^{]*){7}/

/** Why a matcher isn't compared, if it isn't. */
export function findProblem({ kind, text }: Intercept): string | undefined {
  if (kind === 'glob') {
    if (text.length > longest || expansive.test(text)) {
      return `This is more than the form can compare. Use up to ${longest} characters, and no long ranges, such as \`{1..100000}\`.`
    }
    return /^\/.*\\\/.*\/[a-z]*$/.test(text)
      ? 'This looks like a regular expression. Choose that as the type, or leave out the backslashes.'
      : undefined
  }
  const regexp = toRegExp(text)
  return typeof regexp === 'string' ? regexp : undefined
}

/** The command, as it's written in a test. */
export function toCode({ kind, text, method }: Intercept): string {
  const quote = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`
  const regexp = kind === 'regexp' && toRegExp(text)
  const matcher = regexp ? String(regexp) : quote(toGlob(text))
  return `cy.intercept(${method ? `${quote(method)}, ` : ''}${matcher})`
}
