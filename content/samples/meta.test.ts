import { describe, expect, it } from 'vitest'
import { checkMeta, readMeta } from './meta'

describe('readMeta', () => {
  it('reads values and words', () => {
    expect(
      readMeta(
        `title="src/my App.tsx" errors="2339, 2345" profile='react' wrong run`,
      ),
    ).toMatchObject({
      title: 'src/my App.tsx',
      errors: ['2339', '2345'],
      profile: 'react',
      wrong: true,
      run: true,
      config: false,
      unknown: [],
    })
  })

  it('lets the words for the eye pass', () => {
    const info = '{1,3-5} {2, 4} showLineNumbers showLineNumbers=4'
    expect(readMeta(info).unknown).toEqual([])
  })

  it('collects what means nothing here', () => {
    const info = 'titel="a.ts" {a} error=2339 plugins'
    expect(readMeta(info).unknown).toEqual(info.split(' '))
  })

  it('takes a word in quotes for no word', () => {
    expect(readMeta('nocheck="wrong profile, run by hand"')).toMatchObject({
      nocheck: 'wrong profile, run by hand',
      wrong: false,
      run: false,
    })
  })
})

const problems = (info: string, language = 'ts', code = 'defineConfig({})') =>
  checkMeta(language, readMeta(info), code)

describe('checkMeta', () => {
  it.each([
    ['ts', 'title="a.ts"'],
    ['tsx', 'profile="react" errors="2339"'],
    ['js', 'nocheck="was removed in 12.0.0"'],
    ['ts', 'config'],
    ['bash', 'package-manager'],
    ['ts', 'typescript-only'],
    ['diff', 'title="cypress.config.ts"'],
    ['text', 'title="cypress.config.ts"'],
    ['text', ''],
  ])('accepts %s %s', (language, info) => {
    expect(problems(info, language)).toEqual([])
  })

  it.each([
    [
      'ts',
      'titel="a.ts"',
      'unknown word titel="a.ts" behind ts: did you mean title="…"?',
    ],
    ['ts', 'xyzzyx', 'unknown word xyzzyx behind ts; allowed are title="…"'],
    ['typescript', '', "did you mean 'ts'?"],
    ['cobol', '', "unknown language 'cobol'; allowed are ts"],
    ['yml', '', "did you mean 'yaml'?"],
    ['', '', 'a block without a language'],
    ['ts', 'nocheck="old"', 'give the reason'],
    ['ts', 'nocheck="removed in 12.0.0" errors="2339"', 'keep errors'],
    ['ts', 'wrong errors="2339"', 'wrong is needless'],
    ['ts', 'title=""', 'title="" is empty'],
    ['ts', 'profile="recat"', 'did you mean "react"?'],
    ['ts', 'errors="TS2339"', 'no number of TypeScript'],
    ['ts', 'errors=""', 'no number of TypeScript'],
    ['json', 'run', 'run means nothing behind json'],
    ['ts', 'package-manager', 'use bash'],
    ['json', 'typescript-only', 'typescript-only means nothing behind json'],
    ['ts', 'title="src/App.tsx"', 'begin the block with tsx'],
    ['yaml', 'title="package.json"', 'begin the block with json'],
    ['ts', 'config plugin', 'exclude each other'],
  ])('refuses %s %s', (language, info, message) => {
    expect(problems(info, language)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['config', '{ e2e: {} }', 'one expression, defineConfig({ … })'],
    ['config', 'export default defineConfig({})', 'adds "export default"'],
    ['plugin', 'export default defineConfig({})', 'adds "export default"'],
    ['plugin', 'setupNodeEvents(on, config) {}', 'adds "setupNodeEvents("'],
  ])('refuses %s around %s', (info, code, message) => {
    expect(problems(info, 'ts', code)).toEqual([
      expect.stringContaining(message),
    ])
  })
})
