import { execFileSync } from 'node:child_process'

/**
 * Installs a package of Debian's, if this process is allowed to.
 *
 * @param {string} name of the package
 */
export function installWithApt(name) {
  if (process.getuid?.() !== 0) return false
  try {
    const options = /** @type {const} */ ({ stdio: 'inherit' })
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    )
    return true
  } catch {
    return false
  }
}
