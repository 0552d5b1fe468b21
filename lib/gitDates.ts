import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getVcsPreset } from '@docusaurus/utils'
import type { VcsConfig } from '@docusaurus/types'

/**
 * Says why git can't tell when each file last changed, or undefined if it can. In a
 * shallow clone, it would take the oldest commit it has for the last change.
 */
async function whatIsMissing(siteDir: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['rev-parse', '--is-shallow-repository'],
      { cwd: siteDir },
    )
    return stdout.trim() === 'false'
      ? undefined
      : 'this clone is shallow. To get the rest of its history, run: git fetch --unshallow'
  } catch {
    return 'there is no git history here. To get it, clone the repository instead of downloading its files'
  }
}

/**
 * Tells when each page last changed. Without the whole history, no page has a date, and
 * the build says why.
 *
 * @param warn prints the reason
 */
export function gitDates(
  warn: (message: string) => void = console.warn,
): VcsConfig {
  const git = getVcsPreset('git-eager')
  let vcs: Promise<VcsConfig> = Promise.resolve(getVcsPreset('disabled'))
  return {
    initialize(params) {
      vcs = whatIsMissing(params.siteDir).then((reason) => {
        if (reason) {
          warn(`[WARNING] Pages don't show when they last changed: ${reason}.`)
          return getVcsPreset('disabled')
        }
        git.initialize(params)
        return git
      })
    },
    getFileCreationInfo: async (file) => (await vcs).getFileCreationInfo(file),
    getFileLastUpdateInfo: async (file) =>
      (await vcs).getFileLastUpdateInfo(file),
  }
}
