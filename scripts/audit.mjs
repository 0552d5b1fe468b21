// A step of `npm test`: asks the registry for known vulnerabilities in the
// packages in the lock file. If the registry doesn't answer, it prints a warning
// and passes, because tests must work offline.
import { spawnSync } from 'node:child_process'

/** Packages whose vulnerabilities can't do harm here, and why. */
const accepted = {
  systeminformation: 'part of cypress, which is read and never run',
  uuid: 'part of cypress, which is read and never run',
}

/** Lower ones are often theoretical for packages that only build a site. */
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
  const skipped = `Skipped the audit: the packages weren't checked for known vulnerabilities, because the registry didn't answer. npm says: ${message}`
  // GitHub shows this on the page of the workflow run.
  console.warn(process.env.GITHUB_ACTIONS ? `::warning::${skipped}` : skipped)
  process.exit(0)
}

// For a package that only depends on a vulnerable one, `via` has a name instead of
// an advisory.
const serious = Object.entries(vulnerabilities)
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
if (serious.length) {
  console.error(
    [
      'These packages have a known vulnerability:',
      ...serious,
      'Run "npm audit" to see which versions fix it, and set one in package.json, in "overrides" if it\'s a transitive dependency. If it can\'t do harm here, add the package to "accepted" in scripts/audit.mjs with the reason.',
    ].join('\n'),
  )
  process.exit(1)
}
console.log('The packages have no known serious vulnerability.')
