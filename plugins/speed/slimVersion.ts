interface Link {
  type: string
  docId?: string
  unlisted?: boolean
  items?: Link[]
}

/** The props of a docs version, which the framework loads on every page. */
export interface VersionProps {
  version: { docsSidebars: Record<string, Link[]>; docs: unknown }
}

const slimLink = ({ docId, unlisted, items, ...link }: Link): Link => ({
  ...link,
  // Breadcrumbs check that it exists. Nothing uses its value.
  ...(docId && { docId: '-' }),
  ...(unlisted && { unlisted }),
  ...(items && { items: items.map(slimLink) }),
})

/**
 * Removes the titles and descriptions of all pages, three quarters of the data.
 * Only page cards read them, and `index.ts` fails the build if one is used.
 */
export const slimVersion = ({ version }: VersionProps): VersionProps => ({
  version: {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map(slimLink),
      ]),
    ),
    docs: {},
  },
})
