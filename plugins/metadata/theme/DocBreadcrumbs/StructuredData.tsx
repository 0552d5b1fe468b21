// Replaces @docusaurus/theme-classic DocBreadcrumbs/StructuredData (3.10.2). Change:
// browsers don't need it, so the build adds it to the HTML, with all levels.

/** Nothing: see `structuredData.ts`. */
export default function DocBreadcrumbsStructuredData(): null {
  return null
}
