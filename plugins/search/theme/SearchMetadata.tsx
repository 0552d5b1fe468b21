// Replaces @docusaurus/theme-classic SearchMetadata (3.10.2). Change: they're for a
// crawler, but `npm run push` uploads the records, which have the same facets.

/** No metadata. */
export default function SearchMetadata(): null {
  return null
}
