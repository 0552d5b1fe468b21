import { releases as all } from '../../data/changelog'
import type { Release } from '../../data/types'

/**
 * All releases, for the HTML. In the scripts of a production build,
 * `releasesInHtml.ts` takes the place of this module.
 */
export const releases: readonly Release[] | undefined = all
