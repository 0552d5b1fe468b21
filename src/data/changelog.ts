import { from4to9 } from './releases/from4to9'
import { since10 } from './releases/since10'
import { upTo3 } from './releases/upTo3'
import type { Release } from './types'

/**
 * Cypress releases, newest first: their dates, and what they changed, as Markdown
 * that only has code and links. Each link goes to the page that documents the
 * change today, and numbers at the end are its issues and pull requests. Each part
 * has its own page. The list is complete from 3.0.0 on.
 */
export const releases: readonly Release[] = [...since10, ...from4to9, ...upTo3]
