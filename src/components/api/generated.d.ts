/** Written by `plugins/apiIndex`. */
declare module '@generated/apiIndex/default/groups.json' {
  import type { ApiGroup } from '@site/src/data/types'

  const groups: ApiGroup[]
  export default groups
}
