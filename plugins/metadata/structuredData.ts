import type { DocusaurusConfig } from '@docusaurus/types'
import { headingIn } from '../../lib/article'
import type { PublishedDoc } from '../../lib/docs'
import { navigation } from '../../src/data/navigation'

type Page = Pick<
  PublishedDoc,
  'path' | 'title' | 'categories' | 'landings' | 'lastUpdated'
>

type Site = Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>

/** A page, or what's above it: its section of the site, and groups of the sidebar. */
interface Level {
  name: string
  path: string
}

/** What's above a page, outermost first: its section, and its groups in the sidebar. */
export function levelsAbove(page: Page, { baseUrl }: Site): Level[] {
  const section = navigation.flatMap((item) =>
    'activeBasePath' in item && item.activeBasePath && item.to
      ? [
          {
            name: item.label,
            path: baseUrl + item.to.slice(1),
            base: baseUrl + item.activeBasePath.slice(1),
          },
        ]
      : [],
  )
  return [
    ...section
      // A section that's a single page isn't above itself.
      .filter(({ base }) => page.path.startsWith(`${base}/`))
      .map(({ name, path }) => ({ name, path })),
    ...page.categories.map((name, index) => ({
      name,
      path: page.landings[index] ?? page.path,
    })),
  ]
}

/**
 * What search engines should know about a page, in the terms of schema.org: where it
 * is on the site, and what it's called.
 *
 * Each level has an address, because Google ignores breadcrumbs in which one has none.
 * A group isn't a page, so it leads to its first page, as it does in the sidebar.
 *
 * @param html the built page
 * @param image the path of its card
 */
export function toArticle(
  page: Page,
  html: string,
  image: string,
  site: Site,
): object[] {
  const { url, baseUrl, title } = site
  const levels = [
    { name: title, path: baseUrl },
    ...levelsAbove(page, site),
    { name: page.title, path: page.path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: levels.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url + path,
      })),
    },
    {
      '@type': 'TechArticle',
      headline: headingIn(html),
      image: url + image,
      ...(page.lastUpdated !== undefined && {
        dateModified: new Date(page.lastUpdated).toISOString().slice(0, 10),
      }),
    },
  ]
}

/**
 * Adds data to the head of a built page. Browsers ignore it.
 *
 * @param address URL of the published page, for the error message
 */
export function addData(
  html: string,
  data: readonly object[],
  address: string,
): string {
  const end = html.indexOf('</head>')
  if (end < 0) throw new Error(`The page ${address} has no </head>.`)
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': data,
  })
  // "</script>" in a text would end the script.
  const script = `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`
  return html.slice(0, end) + script + html.slice(end)
}
