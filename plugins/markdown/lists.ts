import type { DocusaurusConfig } from '@docusaurus/types'
import type { Doc } from '../../lib/docs'
import { navigation } from '../../src/data/navigation'

type Page = Pick<
  Doc,
  'id' | 'title' | 'description' | 'path' | 'categories' | 'unlisted'
> & { text: string }

/**
 * `llms.txt`, a list of all pages by section, in the format of llmstxt.org, and
 * `llms-full.txt`, all pages one after another. Neither has planned pages or partials.
 */
export function toLists(
  pages: readonly Page[],
  {
    title,
    tagline,
    url,
    baseUrl,
  }: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
): { short: string; full: string } {
  const labels = navigation.flatMap((item) =>
    'activeBasePath' in item && item.activeBasePath
      ? [{ label: item.label, base: baseUrl + item.activeBasePath.slice(1) }]
      : [],
  )
  const labelOf = ({ path }: Page) =>
    labels.find(({ base }) => `${path}/`.startsWith(`${base}/`))?.label
  const sections = new Map<string, Page[]>()
  for (const { label } of [...labels, { label: undefined }]) {
    for (const page of pages) {
      if (labelOf(page) !== label) continue
      if (page.unlisted || page.id.startsWith('partials/')) continue
      const name = [label ?? 'Other', ...page.categories.slice(0, 1)].join(': ')
      sections.set(name, [...(sections.get(name) ?? []), page])
    }
  }
  const home = url + baseUrl
  const short = [
    `# ${title}`,
    `> ${tagline}`,
    `Each page is Markdown at its address plus \`.md\`. [All pages in one file](${home}llms-full.txt)`,
    ...[...sections].flatMap(([name, ofSection]) => [
      `## ${name}`,
      ofSection
        .map(
          (page) =>
            `- [${page.title}](${url}${page.path}.md): ${page.description}`,
        )
        .join('\n'),
    ]),
  ]
  const full = [...sections.values()].flatMap((ofSection) =>
    ofSection.map((page) => `Address: ${url}${page.path}\n\n${page.text}`),
  )
  return { short: `${short.join('\n\n')}\n`, full: full.join('\n---\n\n') }
}
