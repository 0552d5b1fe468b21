import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { watchPages } from './watchPages'

/** Prints the mistakes on edited pages in the dev server's terminal. */
export default function authoring({ siteDir }: LoadContext): Plugin {
  return {
    name: 'authoring',
    configureWebpack(_config, isServer) {
      if (isServer) return {}
      const edited = watchPages(siteDir, check, console.log)
      return {
        plugins: [
          {
            apply: ({ hooks }: Compiler) =>
              // This hook only runs in the dev server, not in a build.
              hooks.watchRun.tap('authoring', ({ modifiedFiles = [] }) =>
                edited([...modifiedFiles].filter((file) => existsSync(file))),
              ),
          },
        ],
      }
    },
  }

  /** In a separate process, so it never blocks the server. */
  function check(files: string[]): Promise<string> {
    const jiti = path.join(siteDir, 'node_modules/jiti/bin/jiti.js')
    const script = path.join(siteDir, 'content/commands/check.ts')
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [jiti, script, ...files],
        { cwd: siteDir },
        (_error, _stdout, stderr) => resolve(stderr),
      )
    })
  }
}

/** What we use of the bundler. */
interface Compiler {
  hooks: {
    watchRun: {
      tap: (name: string, run: (compiler: Watching) => void) => void
    }
  }
}

interface Watching {
  /** Undefined when the server starts. */
  modifiedFiles?: Iterable<string>
}
