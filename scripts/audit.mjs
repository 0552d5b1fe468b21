// A step of `npm test`: asks the registry for published weaknesses of the
// packages in the lock file. Only packages that have one make it fail; without
// an answer it says so and passes, because tests must work offline.
import { spawnSync } from 'node:child_process'

/** Packages whose weaknesses can't do harm here, and why. */
const accepted = {
  systeminformation: 'part of cypress, which is read and never run',
  uuid: 'part of cypress, which is read and never run',
}

/** Weaknesses below these are often theoretical in what only builds a site. */
const severities = ['high', 'critical']

const { stdout, error } = spawnSync(
  'npm',
  ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    timeout: 60_000,
    shell: process.platform === 'win32',
  },
)

/**
 * @typedef {{ title: string, url: string, severity: string }} Advisory
 * @typedef {Record<string, { via: (string | Advisory)[] }>} Vulnerabilities
 */

/** @returns {{ vulnerabilities?: Vulnerabilities, message?: string }} */
function readAnswer() {
  try {
    return JSON.parse(stdout)
  } catch {
    return { message: error?.message ?? `npm printed "${stdout}"` }
  }
}

const { vulnerabilities, message } = readAnswer()
if (!vulnerabilities) {
  const skipped = `Skipped the audit: nobody has checked these packages for published weaknesses, because the registry didn't answer. npm says: ${message}`
  // On GitHub, this shows on the page of the run.
  console.warn(process.env.GITHUB_ACTIONS ? `::warning::${skipped}` : skipped)
  process.exit(0)
}

// A package that only uses a weak one names it instead of an advisory.
const weaknesses = Object.entries(vulnerabilities)
  .filter(([name]) => !(name in accepted))
  .flatMap(([name, { via }]) =>
    via
      .filter((advisory) => typeof advisory === 'object')
      .filter(({ severity }) => severities.includes(severity))
      .map(
        ({ title, url, severity }) =>
          `  ${name} (${severity}): ${title} ${url}`,
      ),
  )
for (const [name, reason] of Object.entries(accepted)) {
  if (name in vulnerabilities) console.log(`Accepted ${name}: ${reason}.`)
}
if (weaknesses.length) {
  console.error(
    [
      'These packages have a published weakness:',
      ...weaknesses,
      'Run "npm audit" to see which versions fix it, and set one in package.json: in "overrides" if another package brings it. If it can\'t do harm here, add the package to "accepted" in scripts/audit.mjs with the reason.',
    ].join('\n'),
  )
  process.exit(1)
}
console.log('The registry knows of no serious weakness in these packages.')
