import path from 'node:path'
import { installWithApt } from './installWithApt.mjs'
import { inPath, isExecutable } from './programs.mjs'

/**
 * What each engine needs: Debian's packages, and for each program where it may be.
 *
 * @type {Record<'firefox' | 'webkitgtk', { packages: string[], programs: string[][] }>}
 */
const needs = {
  firefox: {
    packages: ['firefox-esr'],
    programs: [
      [
        ...inPath('firefox-esr', 'firefox'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    ],
  },
  webkitgtk: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [
      inPath('WebKitWebDriver'),
      ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      ),
      inPath('Xvfb'),
    ],
  },
}

/**
 * Finds the programs of an engine, and as a last resort installs Debian's.
 *
 * @param {keyof typeof needs} name
 * @returns {string[]} their paths, in the order of `needs`
 * @throws {Error} if one is missing; the message says how to get it
 */
export function findEngine(name) {
  const { packages, programs } = needs[name]
  const find = () => programs.map((places) => places.find(isExecutable))
  let found = find()
  if (found.includes(undefined) && installWithApt(...packages)) found = find()
  const missing = programs.filter((_places, index) => !found[index])
  if (missing.length) {
    throw new Error(
      [
        `The journeys in ${name} need programs that this machine doesn't have:`,
        ...missing.map((places) => `  ${path.basename(places[0] ?? '')}`),
        'Do one of these, then run the command again:',
        `  - Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}`,
        `  - set SKIP_ENGINES=${name} to leave this engine out`,
      ].join('\n'),
    )
  }
  return found.flatMap((program) => program ?? [])
}

/** The engines of browsers in which journeys take place. */
export const engineNames = /** @type {const} */ ([
  'chromium',
  'firefox',
  'webkitgtk',
])

/** Engines that a contributor leaves out, which is said loudly. */
export const skippedEngines = (process.env.SKIP_ENGINES ?? '')
  .split(',')
  .filter(Boolean)
