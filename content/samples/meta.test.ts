import { describe, expect, it } from 'vitest'
import { checkMeta, readMeta } from './meta'

describe('readMeta', () => {
  it('reads values and words', () => {
    expect(
      readMeta(
        `title="src/my App.tsx" errors="2339, 2345" profile='react' wrong config`,
      ),
    ).toMatchObject({
      title: 'src/my App.tsx',
      errors: ['2339', '2345'],
      profile: 'react',
      wrong: true,
      config: true,
      plugin: false,
      unknown: [],
    })
  })

  it('ignores words that only affect the looks', () => {
    const info = '{1,3-5} {2, 4} showLineNumbers showLineNumbers=4'
    expect(readMeta(info).unknown).toEqual([])
  })

  it('collects unknown words', () => {
    const info = 'titel="a.ts" {a} error=2339 plugins'
    expect(readMeta(info).unknown).toEqual(info.split(' '))
  })

  it('ignores words in quotes', () => {
    expect(readMeta('nocheck="wrong profile, config by hand"')).toMatchObject({
      nocheck: 'wrong profile, config by hand',
      wrong: false,
      config: false,
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
      'Unknown word "titel" after the language. Allowed: title="…", nocheck="…", profile="…", visit="…", as="…", needs="…", norun="…", errors="…", wrong, avoid, config, plugin, error, correct, package-manager, printed, replay, replay="0,…", typescript-only, showLineNumbers, {1,3-5}. Did you mean "title"?',
    ],
    [
      'ts',
      'xyzzyx',
      'Unknown word "xyzzyx" after the language. Allowed: title="…"',
    ],
    ['typescript', '', 'Did you mean "ts"?'],
    ['cobol', '', 'Unknown language "cobol". Allowed: ts'],
    ['yml', '', 'Did you mean "yaml"?'],
    ['ts', 'nocheck="old"', 'needs a reason of 12 characters'],
    ['ts', 'nocheck="removed in 12.0.0" errors="2339"', 'Keep errors.'],
    ['ts', 'wrong errors="2339"', "wrong isn't needed"],
    ['ts', 'title=""', 'title="" is empty'],
    ['ts', 'profile="recat"', 'Did you mean "react"?'],
    ['ts', 'errors="TS2339"', "isn't an error number of TypeScript"],
    ['ts', 'errors=""', "isn't an error number of TypeScript"],
    ['ts', 'printed', 'printed has no effect on a ts block'],
    ['json', 'avoid', 'avoid has no effect on a json block'],
    ['ts', 'package-manager', 'Write bash'],
    [
      'json',
      'typescript-only',
      'typescript-only has no effect on a json block',
    ],
    ['ts', 'title="src/App.tsx"', 'Start it with tsx.'],
    ['yaml', 'title="package.json"', 'Start it with json.'],
    ['ts', 'config plugin', 'exclude each other'],
    ['ts', 'correct wrong', 'exclude each other'],
    ['bash', 'correct', 'correct has no effect on a bash block'],
    ['ts', 'wrong avoid', 'Keep wrong if it fails.'],
    ['ts', 'norun="Cloud"', 'needs a reason of 12 characters'],
    ['ts', 'visit="plants"', 'Write its path'],
    ['ts', 'as="aad"', 'Did you mean "ada"?'],
    ['ts', 'needs="15"', 'Write all three numbers'],
    ['ts', 'replay="soon"', 'replay needs milliseconds'],
    ['ts', 'replay="0,20000"', 'replay needs milliseconds from 0 to 10000'],
    ['bash', 'replay', 'replay has no effect on a bash block'],
    ['ts', 'error', 'error has no effect on a ts block'],
    ['json', 'avoid', 'avoid has no effect on a json block'],
    ['json', 'visit="/"', 'visit="…" has no effect on a json block'],
  ])('rejects %s %s', (language, info, message) => {
    expect(problems(info, language)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['config', '{ e2e: {} }', 'a single defineConfig({ … })'],
    [
      'config',
      'export default defineConfig({})',
      'already adds "export default"',
    ],
    [
      'plugin',
      'export default defineConfig({})',
      'already adds "export default"',
    ],
    [
      'plugin',
      'setupNodeEvents(on, config) {}',
      'already adds "setupNodeEvents("',
    ],
  ])('rejects %s around %s', (info, code, message) => {
    expect(problems(info, 'ts', code)).toEqual([
      expect.stringContaining(message),
    ])
  })
})
