import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  budgets,
  findExcess,
  measures,
  onFirstUse,
  type Weight,
} from '../../benchmarks/pages/budgets'
import { weigh, weighScript } from '../../benchmarks/pages/weigh'
import { promisedRoutes, root } from '../pages'

const outDir = path.resolve(root, process.env.SITE_BUILD ?? 'build')

describe('budgets', () => {
  it('are met by every page of the built site', () => {
    const weights = weigh(promisedRoutes(), {
      outDir,
      generatedDir: path.resolve(
        root,
        process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
      ),
      baseUrl: '/',
    })
    expect(weights.every(({ js, css }) => js > 0 && css > 0)).toBe(true)
    expect(findExcess(weights)).toEqual([])
  }, 120_000)

  it.each(Object.entries(onFirstUse))(
    'are met by what loads on first use: %s',
    (_name, { text, most }) => {
      expect(weighScript(text, outDir)).toBeLessThanOrEqual(most)
    },
  )

  it('are for scripts that exist', () => {
    expect(() => weighScript('no script says this', outDir)).toThrow(
      'Expected one script to contain "no script says this", but found 0. Name a text that only that script contains.',
    )
  })

  const light: Weight = { page: '/light', ...budgets }

  it('can be used up completely', () => {
    expect(findExcess([light])).toEqual([])
  })

  it('are different for the changelog, and met all the same', () => {
    const page = '/guides/references/changelog'
    expect(findExcess([{ ...light, page, js: 100_000 }])).toEqual([])
    expect(
      findExcess([{ ...light, page, js: 150_000, before: 90_000 }]),
    ).toEqual([
      `before: 90000 on ${page}; the budget is 75000`,
      `js: 150000 on ${page}; the budget is 143000`,
    ])
  })

  it.each(measures)('report a page that exceeds the one for %s', (measure) => {
    const most = budgets[measure]
    const heavy = { ...light, page: '/heavy', [measure]: most + 1 }
    expect(findExcess([light, heavy])).toEqual([
      `${measure}: ${most + 1} on /heavy; the budget is ${most}`,
    ])
  })
})
