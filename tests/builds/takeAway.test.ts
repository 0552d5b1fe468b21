import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSpecResults } from '../../content/runs/results'
import { hashOf } from '../../content/runs/wholeSpecs'
import { type Node, readArticle, textOf } from '../../lib/article'
import { type Spec, specsFile } from '../../plugins/takeAway/specs'
import { promisedRoutes, root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

const pages = promisedRoutes().flatMap((route) => {
  const file = path.join(build, specsFile(route.slice(1)))
  return existsSync(file)
    ? [{ route, specs: JSON.parse(readFileSync(file, 'utf8')) as Spec[] }]
    : []
})

/** The texts of all samples on a page. */
function samplesIn(node: Node): string[] {
  if (typeof node === 'string') return []
  return node.tag === 'pre'
    ? [textOf(node).trimEnd()]
    : node.children.flatMap(samplesIn)
}

describe('the specs that readers can take with them', () => {
  const offered = new Set(
    pages.flatMap(({ specs }) => specs.map(({ text }) => hashOf(text))),
  )
  const passed = [...readSpecResults(root).values()].flatMap((results) =>
    Object.entries(results)
      .filter(([, result]) => result === 'passed')
      .map(([hash]) => hash),
  )

  it('exist, on every page', () => {
    expect(promisedRoutes().length - pages.length).toBeLessThan(5)
    expect(offered.size).toBeGreaterThan(500)
  })

  it('are exactly those that have passed in Cypress', () => {
    const untried = [...offered].filter((hash) => !passed.includes(hash))
    // If the text of a spec has changed: npm run samples -- --specs
    const outdated = passed.filter((hash) => !offered.has(hash))
    expect({ untried, outdated }).toEqual({ untried: [], outdated: [] })
  })

  it('belong to samples that the page shows', () => {
    const missing = pages.flatMap(({ route, specs }) => {
      const html = readFileSync(path.join(build, route, 'index.html'), 'utf8')
      const shown = new Set(samplesIn(readArticle(html, route)))
      return specs
        .filter(({ code }) => !shown.has(code))
        .map(({ code }) => `${route}: ${code}`)
    })
    expect(missing).toEqual([])
    // It reads all pages.
  }, 120_000)
})
