// Replaces @docusaurus/theme-classic Icon/SystemColorMode (3.10.2). Change: the site's
// modes are light and dark, so nobody sees it, but every page's HTML would include it.

/** Nothing. */
export default function IconSystemColorMode(): null {
  return null
}
