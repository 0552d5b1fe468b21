import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readRegister } from '../../content/api/addresses'
import { apiDataOf } from '../../content/api/apiData'
import { cardsOf } from '../../content/api/commandFacts'
import { readApi } from '../../content/api/readApi'
import {
  deriveVersions,
  readHistories,
  readOthers,
} from '../../content/api/since'

/**
 * Adds a button to samples that draws which commands are retried together and where the
 * subject changes, and shows a card for each command. `content/samples/chains.ts` finds
 * that out during the build, and `plugins/highlight` passes it on with the sample.
 */
export default function anatomy({ siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'anatomy',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({ actions }) {
      const register = await readRegister(siteDir)
      const histories = readHistories(siteDir)
      const data = apiDataOf({
        register,
        descriptions: readApi(siteDir).descriptions,
        histories,
        versionsOf: deriveVersions(
          histories,
          readOthers(siteDir),
          register.facts,
        ),
        site: siteConfig.url + siteConfig.baseUrl,
      })
      await actions.createData('cards.json', cardsOf(data))
    },
  }
}
