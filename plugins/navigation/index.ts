import type { LoadContext, Plugin } from '@docusaurus/types'
import type { Navigation } from './items'
import { findTargetMistakes, findTypeMistakes, throwMistakes } from './mistakes'
import { readSite } from './site'

/**
 * Fails the build if a link in the navbar, footer, or announcement is broken.
 */
export default function navigation({
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  // Checked early, because the theme fails on an unknown type before any
  // content is loaded, with a message that doesn't say where it is.
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
