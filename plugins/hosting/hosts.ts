import type { Redirect } from '../../src/data/types'
import { askFirst, forever, type Header, lasting } from './headers'

/** What the hosts of the site have to know; all paths have the base URL. */
export interface Hosting {
  /** Ends in a slash. */
  baseUrl: string
  headers: readonly Header[]
  redirects: readonly Redirect[]
}

const lastingPaths = ({ baseUrl }: Hosting) =>
  lasting.map((folder) => baseUrl + folder)

/**
 * The `_headers` file of Netlify and Cloudflare Pages. What has no header for
 * caches, they already make browsers ask about; naming it here as well would
 * join both values for the files that never change.
 */
export function toHeadersFile(hosting: Hosting): string {
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join(
      '\n',
    )
  return (
    rule(`${hosting.baseUrl}*`, hosting.headers) +
    lastingPaths(hosting)
      .map((path) => rule(`${path}*`, [forever]))
      .join('')
  )
}

/**
 * The `_redirects` file of the same hosts. Netlify would prefer our page of the
 * same address without the exclamation mark; Cloudflare prefers none, does not
 * know the mark, and takes the line below.
 */
export function toRedirectsFile({ redirects }: Hosting): string {
  return redirects
    .flatMap(({ from, to }) => [
      `${from} ${to} 301!`,
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
    ])
    .map((line) => `${line}\n`)
    .join('')
}

/** What a path is in the patterns of Vercel. */
const literally = (path: string) => path.replace(/[$()*+.:?[\\\]^{|}]/g, '\\$&')

/** The `vercel.json` of a deployment of the built folder. */
export function toVercelFile(hosting: Hosting): string {
  const toHeaders = (headers: readonly Header[]) =>
    headers.map(([key, value]) => ({ key, value }))
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        {
          source: `${hosting.baseUrl}(.*)`,
          headers: toHeaders([...hosting.headers, askFirst]),
        },
        ...lastingPaths(hosting).map((path) => ({
          source: `${path}(.*)`,
          headers: toHeaders([forever]),
        })),
      ],
      redirects: hosting.redirects.map(({ from, to }) => ({
        source: literally(from),
        destination: to,
        statusCode: 301,
      })),
    },
    null,
    2,
  )}\n`
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A dollar sign would begin a variable. */
const withoutVariables = (path: string) => path.replaceAll('$', '%24')

/**
 * A file to include in nginx, inside `server`. No location has headers of its
 * own, for it would lose those of the server.
 */
export function toNginxFile(hosting: Hosting): string {
  const { baseUrl, headers, redirects } = hosting
  const base = baseUrl.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const [cacheHeader] = forever
  return [
    '# Written by the build. Include it inside "server", next to "root".',
    'absolute_redirect off;',
    `error_page 404 ${baseUrl}404.html;`,
    '',
    `set $cache_control ${quoted(askFirst[1])};`,
    `if ($uri ~ "^${base}(?:${lasting.join('|')})") {`,
    `  set $cache_control ${quoted(forever[1])};`,
    '}',
    `add_header ${cacheHeader} $cache_control always;`,
    ...headers.map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    '',
    '# Pages have one address each: not /x.html, not /x/index.html. What begins',
    '# with two slashes stays as it is: browsers would go to another host.',
    `if ($request_uri ~ "^(?!//)(${base}[^?]*?)(?:/index|(?<=/)index)?\\.html(?:$|\\?)") {`,
    '  return 301 $1$is_args$args;',
    '}',
    `location ${baseUrl} {`,
    '  try_files $uri $uri/index.html =404;',
    '}',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map(
        (path) =>
          `location = ${quoted(path)} { return 301 ${quoted(withoutVariables(to))}; }`,
      ),
    ),
    '',
  ].join('\n')
}

/**
 * The `robots.txt`, which search engines read: they may crawl all pages, and
 * find them listed in the sitemap, or none of them. They look for it at the root
 * of a host only.
 *
 * @param site the address of the site, with a slash at the end
 */
export const toRobotsFile = (site: string, noIndex: boolean) =>
  noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`
