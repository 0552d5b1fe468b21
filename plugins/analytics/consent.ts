import { storedSetting } from '../../lib/storedSetting'

/** The key of the choice in `localStorage`. */
export const key = 'docs-analytics'

/** Whether the reader allows analytics, or `undefined` before they choose. */
export const consent = storedSetting(key, undefined)
