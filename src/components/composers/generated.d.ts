/** Written by `plugins/composers`. */
declare module '@generated/composers/default/specDefaults.json' {
  import type { SpecDefaults } from '@site/src/components/composers/matchSpecs'

  const defaults: SpecDefaults
  export default defaults
}

/** Written by `plugins/composers`. */
declare module '@generated/composers/default/configFacts.json' {
  import type { ConfigFacts } from '@site/lib/composeConfig'

  const facts: ConfigFacts
  export default facts
}
