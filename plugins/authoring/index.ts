import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { watchPages } from './watchPages'

/** Tells in the terminal of the dev server what is wrong with an edited page. */
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
              // Only the dev server watches; a build never comes here.
              hooks.watchRun.tap('authoring', ({ modifiedFiles = [] }) =>
                edited([...modifiedFiles].filter((file) => existsSync(file))),
              ),
          },
        ],
      }
    },
  }

  /** In a process of its own, so that the server never waits for it. */
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

/** The part of the bundler that is used here. */
interface Compiler {
  hooks: {
    watchRun: {
      tap: (name: string, run: (compiler: Watching) => void) => void
    }
  }
}

interface Watching {
  /** None when the server starts. */
  modifiedFiles?: Iterable<string>
}
