import type { PhrasingContent } from 'mdast'
import { element } from '../page/element'
import type { Versions } from './since'

/** `6.1` for 6.1.0, but `3.1.1` in full. */
const short = (version: string) => version.replace(/\.0$/, '')

/** Small print after a name: since which version it exists, and what changed it. */
export const versionTags = ({
  since,
  changed,
}: Versions = {}): PhrasingContent[] => [
  ...(since ? tag('since', since) : []),
  ...(changed ? tag('changed', changed) : []),
]

const tag = (word: string, version: string): PhrasingContent[] => [
  { type: 'text', value: ' ' },
  element('small', [{ type: 'text', value: `${word} ${short(version)}` }]),
]
