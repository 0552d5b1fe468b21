import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readPages } from '../pages'
import { sections } from '../../src/data/navigation'
import { toRecords } from './records'

/** Search: the button in the navbar, the page, and what the page looks through. */
export default function search({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent, actions }) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@theme/SearchPage',
        exact: true,
        props: { sections },
      })
      // A module of its own, which only the search page asks for.
      await actions.createData('records.json', toRecords(readPages(allContent)))
    },
  }
}
