import { from4to9 } from '../../data/releases/from4to9'
import { since10 } from '../../data/releases/since10'
import { upTo3 } from '../../data/releases/upTo3'
import type { Release } from '../../data/types'

/**
 * All releases, newest first, for the HTML. In the scripts of a production build,
 * `releasesInHtml.ts` takes the place of this module.
 */
export const releases: readonly Release[] | undefined = [
  ...since10,
  ...from4to9,
  ...upTo3,
]
