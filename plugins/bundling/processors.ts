import type { Plugin } from '@docusaurus/types'
import type { DiskCache } from '../../lib/diskCache'

/** A page as the framework's loader hands it to the compiler. */
export interface Page {
  filePath: string
  content: string
  frontMatter: Record<string, unknown>
  compilerName: string
}

export interface Compiled {
  content: string
  data: Record<string, unknown>
}

/** The compiler of `@docusaurus/mdx-loader`, with all remark and rehype rules. */
export interface Processor {
  process: (page: Page) => Promise<Compiled>
}

type Processors = Record<'mdProcessor' | 'mdxProcessor', Processor>

/**
 * Compiles only what the cache does not have.
 *
 * @param version of all that the result depends on and that is not in the page
 */
export function remember(
  { process }: Processor,
  cache: DiskCache,
  version: string,
): Processor {
  return {
    process: (page) => {
      const { filePath, content, compilerName } = page
      const from = [version, filePath, content, compilerName]
      return cache(filePath, from, async () => {
        const compiled = await process(page)
        // All that the loader reads of its data.
        const { contentTitle } = compiled.data
        return { content: compiled.content, data: { contentTitle } }
      })
    },
  }
}

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

const isMdxLoader = (loader: string | undefined) =>
  loader !== undefined && /[\\/]mdx-loader[\\/]/.test(loader)

/** Replaces the compilers in the framework's own rules for pages. */
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
    throw new Error(
      'No loader has compilers for pages: see what plugins/bundling has to replace in the framework now.',
    )
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
