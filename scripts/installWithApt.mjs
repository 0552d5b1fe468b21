import { execFileSync } from 'node:child_process'

/**
 * Installs packages of Debian's, if this process is allowed to.
 *
 * @param {string[]} names of the packages
 */
export function installWithApt(...names) {
  if (process.getuid?.() !== 0) return false
  try {
    const options = /** @type {const} */ ({ stdio: 'inherit' })
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...names],
      options,
    )
    return true
  } catch {
    return false
  }
}
