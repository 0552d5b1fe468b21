import type { LoadContext, Plugin } from '@docusaurus/types'
import lazyPages from './lazyPages'
import mdxCache from './mdxCache'

/**
 * Only compiles the pages it has to: builds reuse pages that the last build
 * compiled, and the dev server compiles a page when you open it. The dev server
 * doesn't use the cache, because files that all pages depend on can change while
 * it runs. We need our own cache because Docusaurus only shares compiled pages
 * within one build, and Rspack's persistent cache changes the runtime's hash.
 */
export default function bundling(context: LoadContext): Plugin {
  return process.env.NODE_ENV === 'production'
    ? mdxCache(context)
    : lazyPages(context)
}
