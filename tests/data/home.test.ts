import { describe, expect, it } from 'vitest'
import { readApi } from '../../content/api/readApi'
import { check } from '../../content/samples/check'
import type { Sample } from '../../content/samples/samples'
import { readMeta } from '../../content/samples/meta'
import { translateAll } from '../../content/samples/packageManagers'
import { firstTest, install } from '../../src/data/home'
import { root } from '../pages'

const api = readApi(root)

const sampleOf = (code: string): Sample => ({
  file: 'src/data/home.ts',
  line: 2,
  indent: 0,
  language: 'ts',
  meta: { ...readMeta(''), title: firstTest.file },
  code,
})

it('has an install command for every package manager', () => {
  expect(translateAll(install.code)).toEqual({
    yarn: 'yarn add cypress --dev',
    pnpm: 'pnpm add cypress --save-dev',
    bun: 'bun add cypress --dev',
  })
  expect(() => translateAll('cypress open')).toThrow('No command calls npm')
})

describe('the test on the home page', () => {
  it('compiles with the documented version of Cypress', async () => {
    const { problems } = await check([sampleOf(firstTest.code)], api, root)
    expect(problems).toEqual([])
  }, 60_000)

  it("fails with a command that doesn't exist", async () => {
    const wrong = firstTest.code.replace('.click()', '.clack()')
    const { problems } = await check([sampleOf(wrong)], api, root)
    expect(problems).toHaveLength(1)
  }, 60_000)
})
