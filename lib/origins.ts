import type { Plugin } from '@docusaurus/types'

/**
 * What the site's security policy has to allow for a feature: requests to other
 * servers, by kind, and what the feature's libraries add to pages.
 */
export interface Origins {
  script?: readonly string[]
  connect?: readonly string[]
  img?: readonly string[]
  frame?: readonly string[]
  /** Contents of the `<style>` elements that its scripts add. */
  styles?: readonly string[]
  /** Names of the Trusted Types policies that its scripts create. */
  trustedTypes?: readonly string[]
}

/**
 * A plugin that contacts other servers. `plugins/hosting` adds them to the
 * site's security policy.
 */
export type PluginWithOrigins = Plugin & { origins: Origins }
