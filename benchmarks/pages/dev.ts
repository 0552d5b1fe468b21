import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startDevServer } from '../../tests/devServer'
import { root } from '../../tests/pages'
import { median } from './visit'

const page = { path: '/api/commands/get', file: 'docs/api/queries/get.mdx' }

const edits = 5

/**
 * CPU seconds that a process has used, which don't depend on how busy the machine
 * is. NaN if the system doesn't report them.
 */
function usedBy(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return NaN
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** How long people wait, in seconds. */
interface Waits {
  /** From the start, without caches, until the first page shows. */
  first: number
  /** From an edit of that page until it shows. */
  edit: number
}

/** Measures how fast the dev server is, and how many CPU seconds it uses. */
export async function timeDev(
  browser: Browser,
): Promise<Waits & { used: Waits }> {
  const server = await startDevServer(
    process.execPath,
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'start',
  )
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    tab.setDefaultTimeout(120_000)
    await tab.goto(server.origin + page.path)
    await tab.locator('h1').waitFor()
    const first = secondsSince(server.start)
    const used = usedBy(server.pid)
    const file = path.join(server.siteDir, page.file)
    const text = readFileSync(file, 'utf8')
    const seen: number[] = []
    for (let edit = 1; edit <= edits; edit++) {
      const words = `This is edit ${edit}.`
      const saved = performance.now()
      writeFileSync(file, text.replace(/\n## /, `\n${words}\n$&`))
      await tab.getByText(words).waitFor()
      seen.push(secondsSince(saved))
      // So that the server doesn't treat two edits as one.
      await tab.waitForTimeout(1500)
    }
    return {
      first,
      edit: median(seen),
      used: { first: used, edit: (usedBy(server.pid) - used) / edits },
    }
  } finally {
    await context.close()
    await server.close()
  }
}
