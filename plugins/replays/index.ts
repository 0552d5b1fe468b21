import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { firstTest } from '../../src/data/home'

/** The repository. */
const root = path.join(__dirname, '../..')

/** The page that shows the same test as the home page, and so has its recording. */
const page = 'docs/guides/overview/why-cypress.mdx'

/**
 * The styles of Command Logs, and what readers of the home page, which isn't Markdown,
 * can watch of its test.
 */
export default function replays(): Plugin {
  return {
    name: 'replays',
    getClientModules: () => [path.join(__dirname, 'commandLog.css')],
    async contentLoaded({ actions }) {
      const { recordedCases } = await import('../../content/runs/recordings')
      const { propsOf } = await import('../../content/runs/replays')
      const one = recordedCases(root, page).find(
        ({ sample }) => sample.code === firstTest.code,
      )
      const props = one && propsOf(root, one)
      if (!props) {
        throw new Error(
          `The test of the home page hasn't been recorded. Show the code of firstTest in src/data/home.ts on ${page} too, as a sample that's marked "replay", and run "npm run samples -- ${page}".`,
        )
      }
      await actions.createData('firstTest.json', props)
    },
  }
}
