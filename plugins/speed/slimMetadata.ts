/** What the theme shows of a page, apart from its front matter, which it imports. */
const shown = [
  'id',
  'title',
  'description',
  'permalink',
  'unlisted',
  'editUrl',
  'lastUpdatedAt',
  'tags',
  'previous',
  'next',
]

/**
 * Leaves out of a page's metadata what nothing in a browser reads, such as the path
 * of its file. The front matter stays as an empty object, because the theme looks
 * for `unlisted` in it.
 */
export const slimMetadata = (
  metadata: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(metadata).filter(([name]) => shown.includes(name)),
  ),
  frontMatter: {},
})
