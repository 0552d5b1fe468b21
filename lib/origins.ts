import type { Plugin } from '@docusaurus/types'

/**
 * What a feature needs beyond the site itself: other servers, by the kind of
 * the request, and what its libraries add to pages.
 */
export interface Origins {
  script?: readonly string[]
  connect?: readonly string[]
  img?: readonly string[]
  frame?: readonly string[]
  /** Texts of `<style>` elements that its scripts add. */
  styles?: readonly string[]
  /** Names of the Trusted Types policies that its scripts bring along. */
  trustedTypes?: readonly string[]
}

/**
 * A plugin that asks other servers: `plugins/hosting` widens the security
 * policy of the site by them, and by nothing else.
 */
export type PluginWithOrigins = Plugin & { origins: Origins }
