import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../api/facts'
import { commandLine } from './commandLine'

const root = path.join(__dirname, '../..')
const facts = readFacts(root)
const judge = commandLine(facts, root)

describe('a call of cypress', () => {
  it.each([
    '',
    '--version',
    'run --headed -b chrome --spec cypress/e2e/cart.cy.ts',
    'run --record --key YOUR_RECORD_KEY --parallel --group checkout',
    'run --record=false',
    'run --auto-cancel-after-failures false --record',
    'run --no-exit --port $PORT',
    'run --config viewportWidth=1280,specPattern=[a,b]',
    'run --config {"e2e":{"baseUrl":"http://localhost:3000"}}',
    'run --env name=Ada --no-runner-ui',
    'open --component --browser /usr/bin/chromium',
    'cache list --size',
    'install --force',
    'version --component binary',
    'run --help',
  ])('accepts `%s`', (line) => {
    expect(judge(line.split(' ').filter(Boolean))).toEqual([])
  })

  it.each([
    [
      'run --hedaded',
      `"--hedaded" isn't an option of "cypress run". Did you mean "--headed"?`,
    ],
    ['run -x', `"-x" isn't an option of "cypress run".`],
    ['rnu', `"rnu" isn't a command of cypress. Did you mean "run"?`],
    ['--hlep', `"--hlep" isn't an option of cypress. Allowed: cache, `],
    ['run --key', '"--key" needs a value. Add one after it.'],
    [
      'run --key --record',
      '"--key" needs a value before the next option, "--record".',
    ],
    [
      'run --port eighty',
      `"eighty" isn't a value of "--port". Allowed: a number.`,
    ],
    [
      'run --record --auto-cancel-after-failures two',
      '. Allowed: a number, false.',
    ],
    [
      'version --component chrome',
      `"chrome" isn't a value of "--component". Allowed: package, binary, electron, node.`,
    ],
    [
      'run --config viewportWidht=1280',
      `"viewportWidht" isn't a configuration option. Did you mean "viewportWidth"?`,
    ],
    [
      'run --config viewportWidth:1280',
      'Write key=value,key=value, or JSON in quotes.',
    ],
    ['run --env {name:Ada}', 'JSON in quotes'],
    ['run cypress/e2e/cart.cy.ts', 'Remove it, or pass a spec with --spec.'],
    [
      'run --spec a.cy.ts b.cy.ts',
      `"b.cy.ts" isn't part of the list before it. Separate values with commas`,
    ],
    ['open cart', '"cypress open" ignores "cart"'],
    [
      'run --headed --headless',
      '"--headed" and "--headless" contradict each other. Keep one.',
    ],
    [
      'run --parallel',
      '"--parallel" only works in recorded runs. Add --record.',
    ],
    ['cache', '"cypress cache" needs a command. Allowed: list'],
    [
      'cache prun',
      '"cypress cache" has no command "prun". Did you mean "prune"?',
    ],
  ])('rejects `%s`', (line, message) => {
    expect(judge(line.split(' ')).join()).toContain(message)
  })

  it('has the options that the package itself parses', async () => {
    const { cli } = createRequire(__filename)('cypress') as {
      cli: { parseRunArguments(args: string[]): Promise<object> }
    }
    for (const flags of facts.cli.run ?? []) {
      const long = /--[\w-]+/.exec(flags)?.[0] ?? ''
      const value = flags.includes('<') ? ['7'] : []
      const options = await cli.parseRunArguments(['run', long, ...value])
      // `--dev` is for developing Cypress itself, so it isn't in the result.
      if (long !== '--dev') expect(options, long).not.toEqual({})
    }
  })
})
