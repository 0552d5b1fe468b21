import { storedSetting } from '../../../lib/storedSetting'

/** Whether the slash key opens search. */
export const slashKey = storedSetting('docs-search-slash-key', true)
