import path from 'node:path'
import type { Properties } from 'hast'
import type { List, ListItem, PhrasingContent, Root } from 'mdast'
import type { Plugin } from 'unified'
import { headerOf, type ApiHeader } from '../api/header'
import { parseSentence } from '../api/markdown'
import { readApi, type Api } from '../api/readApi'
import { headingsOf } from '../page/headings'
import { historyOf } from '../page/history'
import { tablesOf } from '../page/tables'

/**
 * Starts a page about a command or a member of `Cypress` with its name as code,
 * and a line of facts: "Query · starts a chain · yields … · retries". The title
 * in the front matter stays the one of the sidebar and the browser's tab.
 */
const apiHeader: Plugin<[], Root> = () => {
  // Shared by all pages of a build.
  let api: Api | undefined
  return (root, file) => {
    const { api: claims = [] } = (file.data.frontMatter ?? {}) as {
      api?: string | string[]
    }
    const names = [claims].flat()
    if (!names.length) return
    api ??= readApi(path.join(__dirname, '../..'))
    const history = historyOf({
      headings: headingsOf(root),
      tables: tablesOf(root),
    })
    const header = headerOf(names, history?.table, api)
    if (!header) return
    root.children.unshift(
      {
        type: 'heading',
        depth: 1,
        children: [{ type: 'inlineCode', value: header.title }],
      },
      listOf(header, (history?.table?.rows.length ?? 0) > 1),
    )
  }
}

export default apiHeader

/** Where readers say which version they use. */
const lens = '/guides/overview/your-version'

/**
 * A list that src/css/site.css shows as one line. The link to the history appears
 * for readers whose version is older than a change (`lib/lens.ts`).
 */
const listOf = ({ facts, since }: ApiHeader, hasChanges: boolean): List => ({
  type: 'list',
  data: { hProperties: { className: ['api-facts'] } },
  children: [
    ...facts.map((fact) => itemOf(parseSentence(fact))),
    ...(since
      ? [itemOf(linkTo(lens, `since ${since}`, { 'data-v': since }))]
      : []),
    ...(hasChanges
      ? [
          itemOf(linkTo('#history', 'changed after your version'), {
            className: ['newer'],
          }),
        ]
      : []),
  ],
})

const itemOf = (
  children: PhrasingContent[],
  hProperties?: Properties,
): ListItem => ({
  type: 'listItem',
  data: { hProperties },
  children: [{ type: 'paragraph', children }],
})

const linkTo = (
  url: string,
  value: string,
  hProperties?: Properties,
): PhrasingContent[] => [
  {
    type: 'link',
    url,
    data: { hProperties },
    children: [{ type: 'text', value }],
  },
]
