import fileTrees from './fileTrees'
import headingBadges from './headingBadges'
import pictures from './pictures'
import steps from './steps'
import tableCells from './tableCells'
import api from '../api/remark'
import packageManagers from '../samples/packageManagers'
import samples from '../samples/remark'

/** What happens to each page's Markdown before the framework reads it. */
export default [
  samples,
  packageManagers,
  fileTrees,
  steps,
  headingBadges,
  pictures,
  api,
  tableCells,
]
