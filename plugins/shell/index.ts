import path from 'node:path'
import type { ThemeConfig } from '@docusaurus/theme-common'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { lightColors } from '../../lib/lightColors'
import {
  freshAnnouncementScript,
  parseAnnouncement,
  type ShellData,
} from './announcement'
import { colorModeScript } from './colorMode'

/** What surrounds every page: navbar items, drawer, and announcement bar. */
export default function shell({ siteConfig }: LoadContext): Plugin {
  // Read later, because the theme sets its defaults after this plugin starts.
  const announcement = () =>
    (siteConfig.themeConfig as ThemeConfig).announcementBar
  const color = lightColors()
  return {
    name: 'shell',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(__dirname, 'shell.css'),
      path.join(__dirname, 'arriving.css'),
    ],
    contentLoaded({ actions }) {
      actions.setGlobalData({
        announcement: parseAnnouncement(announcement()?.content ?? ''),
      } satisfies ShellData)
    },
    injectHtmlTags() {
      const id = announcement()?.id
      const script = (innerHTML: string) => ({ tagName: 'script', innerHTML })
      return {
        headTags: [
          ...(id === undefined ? [] : [script(freshAnnouncementScript(id))]),
          {
            tagName: 'link',
            attributes: {
              rel: 'manifest',
              href: `${siteConfig.baseUrl}manifest.json`,
            },
          },
          {
            tagName: 'meta',
            attributes: {
              name: 'theme-color',
              // plugins/startup/themeColor.ts changes it in dark mode.
              content: color('background'),
            },
          },
        ],
        preBodyTags: [script(colorModeScript)],
      }
    },
  }
}
