import type { PhrasingContent } from 'mdast'
import { compareVersions } from '../page/versions'
import type { Versions } from './since'

/** The oldest version whose types are known. A tag with it would say nothing. */
const oldest = '3.0.0'

/** What follows a name: the version that added it, and the last that changed it. */
export const versionTags = ({
  since,
  by,
  changed,
}: Versions = {}): PhrasingContent[] => [
  ...(since ? tag(`since ${shortVersion(since)}`, since) : []),
  ...(by && by !== changed && compareVersions(by, oldest) > 0
    ? tag(`${shortVersion(by)} or earlier`)
    : []),
  ...(changed ? tag(`changed ${shortVersion(changed)}`, changed) : []),
]

/** 12.0.0 is called 12.0, as people do. */
export const shortVersion = (version: string): string =>
  version.replace(/\.0$/, '')

/** @param version what a reader's own version is compared with */
const tag = (text: string, version?: string): PhrasingContent[] => [
  { type: 'text', value: ' ' },
  {
    type: 'emphasis',
    data: {
      hName: 'small',
      hProperties: version ? { 'data-v': shortVersion(version) } : {},
    },
    children: [{ type: 'text', value: text }],
  },
]
