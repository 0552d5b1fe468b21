import apiHeader from './apiHeader'
import fileTrees from './fileTrees'
import headingBadges from './headingBadges'
import historyRows from './historyRows'
import joinLines from './joinLines'
import pictures from './pictures'
import screens from './screens'
import steps from './steps'
import tableCells from './tableCells'
import api from '../api/remark'
import lastChecks from '../runs/lastChecks'
import replays from '../runs/replays'
import unrunSamples from '../runs/unrunSamples'
import packageManagers from '../samples/packageManagers'
import samples from '../samples/remark'

/** Transforms of a page's Markdown that run before the framework's own. */
export default [
  replays,
  samples,
  packageManagers,
  fileTrees,
  steps,
  headingBadges,
  pictures,
  screens,
  api,
  unrunSamples,
  lastChecks,
  apiHeader,
  historyRows,
  tableCells,
  joinLines,
]
