// Replaces @docusaurus/theme-classic Icon/Edit (3.10.2). Change: none of the links next
// to it has an icon, and every page's HTML would include it.

/** No pencil: "Edit this page" says it all. */
export default function IconEdit(): null {
  return null
}
