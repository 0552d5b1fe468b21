interface Link {
  type: string
  docId?: string
  unlisted?: boolean
  items?: Link[]
}

/** What the framework tells every page of a version of the documentation. */
export interface VersionProps {
  version: { docsSidebars: Record<string, Link[]>; docs: unknown }
}

const slimLink = ({ docId, unlisted, items, ...link }: Link): Link => ({
  ...link,
  // Breadcrumbs ask whether there is one, and nothing asks which.
  ...(docId && { docId: '-' }),
  ...(unlisted && { unlisted }),
  ...(items && { items: items.map(slimLink) }),
})

/**
 * Leaves out what only cards of pages read, of which the site has none: titles
 * and descriptions of all pages, three quarters of it all. `index.ts` ends the
 * build where such cards are used.
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
