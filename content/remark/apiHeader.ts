import path from 'node:path'
import type { List, Root } from 'mdast'
import type { Plugin } from 'unified'
import { headerOf } from '../api/header'
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
      listOf(header.facts),
    )
  }
}

export default apiHeader

/** A list that src/css/site.css shows as one line. */
const listOf = (facts: string[]): List => ({
  type: 'list',
  data: { hProperties: { className: ['api-facts'] } },
  children: facts.map((fact) => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children: parseSentence(fact) }],
  })),
})
