import type { LoadContext, Plugin } from '@docusaurus/types'
import type { Navigation } from './items'
import { findTargetMistakes, findTypeMistakes, throwMistakes } from './mistakes'
import { readSite } from './site'

/** Ends the build if a link of the navbar, footer or announcement is wrong. */
export default function navigation({
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  // Here, not later: the theme refuses an unknown type before any content is
  // loaded, and with less to say.
  throwMistakes(findTypeMistakes(siteConfig.themeConfig as Navigation))
  return {
    name: 'navigation',
    allContentLoaded({ allContent }) {
      throwMistakes(
        findTargetMistakes(
          siteConfig.themeConfig as Navigation,
          readSite(allContent, baseUrl),
        ),
      )
    },
  }
}
