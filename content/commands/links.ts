import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Globby } from '@docusaurus/utils'
import {
  type ExternalLink,
  externalLinksIn,
  findBroken,
  problemOf,
} from './externalLinks'

// `npm run links`: checks the links to other sites in the last build.
const build = path.join(__dirname, '../../build')
const origin = process.env.DOCS_URL ?? 'https://docs.cypress.io'

async function readLinks(): Promise<ExternalLink[]> {
  const pages = new Map<string, string>()
  for (const file of await Globby('**/*.html', { cwd: build })) {
    const html = await readFile(path.join(build, file), 'utf8')
    const page = `/${file.replace(/\/?index\.html$/, '')}`
    for (const address of externalLinksIn(html, origin)) {
      if (!pages.has(address)) pages.set(address, page)
    }
  }
  return [...pages].map(([address, page]) => ({ address, page }))
}

async function ask(address: string): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(address, {
      signal: AbortSignal.timeout(30_000),
    })
    await body?.cancel()
    return problemOf(status)
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? `${message}: ${cause.message}` : message
  }
}

async function main() {
  const links = await readLinks()
  if (!links.length) {
    throw new Error(
      'The folder build has no pages with links to other sites. Build the site first: npm run build',
    )
  }
  const broken = await findBroken(links, ask, (seconds) =>
    sleep(seconds * 1000),
  )
  const report = broken.map(
    ({ address, page, reason }) => `- ${address} on ${page}: ${reason}\n`,
  )
  console.log(
    `${links.length} links to other sites; ${broken.length} failed three times.\n${report.join('')}`,
  )
  // GitHub shows this file on the page of the run.
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary && broken.length) await appendFile(summary, report.join(''))
  if (broken.length) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
