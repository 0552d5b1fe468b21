import type { Plugin } from '@docusaurus/types'
import type { DiskCache } from '../../lib/diskCache'
import { outdated } from '../../lib/outdated'

/** A page, as the framework's loader passes it to the compiler. */
export interface Page {
  filePath: string
  content: string
  frontMatter: Record<string, unknown>
  compilerName: string
}

interface Compiled {
  content: string
  data: Record<string, unknown>
}

/** A compiler of `@docusaurus/mdx-loader`, with all remark and rehype plugins. */
export interface Processor {
  process: (page: Page) => Promise<Compiled>
}

type Processors = Record<'mdProcessor' | 'mdxProcessor', Processor>

/** Fails if the loader reads more of a page's data than the cache keeps. */
const onlyTitle = ({ contentTitle }: Record<string, unknown>) =>
  new Proxy<Record<string, unknown>>(
    { contentTitle },
    {
      get(_data, name) {
        if (name === 'contentTitle') return contentTitle
        throw outdated({
          patch: 'plugins/bundling/processors.ts',
          found: `mdx-loader reads data.${String(name)} of a compiled page.`,
          expected: 'only data.contentTitle, which is all the cache keeps.',
          see: '@docusaurus/mdx-loader/lib/loader.js',
        })
      },
    },
  )

/**
 * Compiles only pages that aren't in the cache.
 *
 * @param version hash of everything outside the page that the result depends on
 */
export function remember(
  { process }: Processor,
  cache: DiskCache,
  version: string,
): Processor {
  return {
    process: async (page) => {
      const { filePath, content, compilerName, frontMatter } = page
      // The only field of the front matter that content/remark/apiHeader.ts reads.
      const { api } = frontMatter
      const from = [version, filePath, content, compilerName, api]
      const compiled = await cache(filePath, from, async () => {
        const { content, data } = await process(page)
        return { content, data: { contentTitle: data.contentTitle } }
      })
      return { content: compiled.content, data: onlyTitle(compiled.data) }
    },
  }
}

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

const isMdxLoader = (loader: string | undefined) =>
  loader !== undefined && /[\\/]mdx-loader[\\/]/.test(loader)

/** Replaces the compilers in the framework's rules for pages. */
export function replaceProcessors(
  { module }: Config,
  replace: (processor: Processor) => Processor,
): void {
  const found = (module?.rules ?? []).flatMap((rule) =>
    rule && rule !== '...' && Array.isArray(rule.use)
      ? rule.use.flatMap((item) =>
          item &&
          typeof item === 'object' &&
          typeof item.options === 'object' &&
          isMdxLoader(item.loader)
            ? [item.options as { processors?: Processors }]
            : [],
        )
      : [],
  )
  if (!found.some(({ processors }) => processors)) {
    throw outdated({
      patch: 'plugins/bundling/processors.ts',
      found: 'no loader with compilers for pages.',
      expected:
        "mdx-loader with { processors: { mdProcessor, mdxProcessor } } in the framework's rules.",
      see: '@docusaurus/mdx-loader/lib/loader.js',
    })
  }
  for (const options of found) {
    if (!options.processors) continue
    const { mdProcessor, mdxProcessor } = options.processors
    options.processors = {
      mdProcessor: replace(mdProcessor),
      mdxProcessor: replace(mdxProcessor),
    }
  }
}
