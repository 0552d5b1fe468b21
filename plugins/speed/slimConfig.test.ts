import type { DocusaurusConfig } from '@docusaurus/types'
import { expect, it } from 'vitest'
import { slimConfig, slimMetadata } from './slimConfig'

it('keeps of the configuration what pages read', () => {
  const config = {
    title: 'Site',
    baseUrl: '/',
    themeConfig: { navbar: {} },
    presets: [['classic', {}]],
    plugins: [() => ({ name: 'a' })],
    themes: [],
    markdown: { format: 'mdx' },
    future: { faster: {}, experimental_router: 'browser' },
  } as unknown as DocusaurusConfig
  expect(slimConfig(config)).toEqual({
    title: 'Site',
    baseUrl: '/',
    themeConfig: { navbar: {} },
    future: { experimental_router: 'browser' },
  })
})

it('keeps the version of the framework', () => {
  const plugin = { type: 'package', name: 'a', version: '1.0.0' } as const
  expect(
    slimMetadata({ docusaurusVersion: '3.0.0', pluginVersions: { plugin } }),
  ).toEqual({ docusaurusVersion: '3.0.0', pluginVersions: {} })
})
