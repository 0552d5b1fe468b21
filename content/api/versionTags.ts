import type { PhrasingContent } from 'mdast'
import type { Versions } from './since'

/** What follows a name: the version that added it, and the last that changed it. */
export const versionTags = ({
  since,
  changed,
}: Versions = {}): PhrasingContent[] => [
  ...tag('since', since),
  ...tag('changed', changed),
]

/** 12.0.0 is called 12.0, as people do. */
export const shortVersion = (version: string): string =>
  version.replace(/\.0$/, '')

const tag = (word: string, version?: string): PhrasingContent[] =>
  version
    ? [
        { type: 'text', value: ' ' },
        {
          type: 'emphasis',
          data: {
            hName: 'small',
            hProperties: { 'data-v': shortVersion(version) },
          },
          children: [
            { type: 'text', value: `${word} ${shortVersion(version)}` },
          ],
        },
      ]
    : []
