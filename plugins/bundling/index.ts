import type { LoadContext, Plugin } from '@docusaurus/types'
import lazyPages from './lazyPages'
import mdxCache from './mdxCache'

/**
 * Compiles no page without need: a build reuses what the last one compiled, and
 * the development server compiles a page when somebody opens it. The server
 * doesn't reuse anything, because what pages are made from may be edited while
 * it runs. Pages are cached by hand, because Docusaurus shares compiled pages only
 * within one build, and Rspack's own cache changes the hash of the runtime.
 */
export default function bundling(context: LoadContext): Plugin {
  return process.env.NODE_ENV === 'production'
    ? mdxCache(context)
    : lazyPages(context)
}
