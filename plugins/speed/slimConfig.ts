import type { DocusaurusConfig, SiteMetadata } from '@docusaurus/types'

/** The configuration without what only the build reads. */
export function slimConfig({
  presets: _presets,
  plugins: _plugins,
  themes: _themes,
  markdown: _markdown,
  future: { faster: _faster, ...future },
  ...config
}: DocusaurusConfig) {
  return { ...config, future }
}

/** What the site is made with, without the versions of its parts. */
export const slimMetadata = (metadata: SiteMetadata): SiteMetadata => ({
  ...metadata,
  pluginVersions: {},
})
