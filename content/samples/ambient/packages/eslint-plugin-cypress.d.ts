/** What `eslint-plugin-cypress` 5 exports, which has no types. */
declare module 'eslint-plugin-cypress' {
  import type { Config } from 'eslint/config'

  const plugin: {
    meta: { name: string; version: string }
    configs: { globals: Config; recommended: Config }
    rules: Record<string, object>
  }
  export = plugin
}
