import { browser } from './browser'
import { launchpad } from './launchpad'
import type { Stage } from './scene'

/** What pictures are taken of, in this order. */
export const stages: Stage[] = [...launchpad, ...browser]
