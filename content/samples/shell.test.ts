import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../api/facts'
import { readMeta } from './meta'
import { checkShell } from './shell'

const root = path.join(__dirname, '../..')
const facts = readFacts(root)

const sample = (language: string, code: string) => ({
  file: 'page.mdx',
  line: 10,
  indent: 0,
  language,
  meta: readMeta(''),
  code,
})

const check = (...samples: [language: string, code: string][]) =>
  checkShell(
    samples.map(([language, code]) => sample(language, code)),
    facts,
    root,
  ).map(({ line, message }) => `${line} ${message}`)

const hedaded = `"--hedaded" isn't an option of "cypress run". Did you mean "--headed"?`

const packageJson =
  '{\n  "scripts": {\n    "test": "start-test 3000 \'cypress run\'",\n    "e2e": "cypress run"\n  }\n}'

describe('commands that call cypress', () => {
  it.each([
    'npx cypress run --headed\nnpm install cypress --save-dev\ngit commit -m "cypress run it"',
    'DEBUG=cypress:* CYPRESS_VERIFY_TIMEOUT=1 npx cypress verify',
    'npm exec cypress open\nnpm exec -- cypress cache list --size',
    'pnpm add --allow-build=cypress cypress\nyarn cypress open --e2e\nbunx cypress info',
    'npm run cy:run -- --record --key KEY',
    'docker run -it -v $PWD:/e2e -w /e2e cypress/included:15.3.0 --browser chrome',
  ])('pass: %s', (code) => {
    expect(check(['bash', code])).toEqual([])
  })

  it.each([
    ['npx cypress run --hedaded', [`10 ${hedaded}`]],
    [
      'npm ci\nA=1 npx --yes cypress@15.3.0 run \\\n  --hedaded',
      [`11 ${hedaded}`],
    ],
    ['npm ci && ./node_modules/.bin/cypress run --hedaded', [`10 ${hedaded}`]],
    ['yarn workspace shop cypress run --hedaded', [`10 ${hedaded}`]],
    ['pnpm --filter shop exec cypress run --hedaded', [`10 ${hedaded}`]],
    ['npx cross-env A=1 cypress run --hedaded', [`10 ${hedaded}`]],
    ["npx start-test 3000 'npx cypress run --hedaded'", [`10 ${hedaded}`]],
    ['npm run cy:run -- --hedaded', [`10 ${hedaded}`]],
    ['yarn cy:run --hedaded', [`10 ${hedaded}`]],
    ['docker run cypress/included:15.3.0 --hedaded', [`10 ${hedaded}`]],
    [
      'npm run cy:run --headed',
      [
        `10 npm reads "--headed" as its own option and doesn't pass it on. Write "npm run cy:run -- --headed".`,
      ],
    ],
    [
      'npm exec cypress run --headed',
      [
        `10 npm reads "--headed" as its own option and doesn't pass it on. Write "npm exec -- cypress run --headed".`,
      ],
    ],
    [
      'npm ci\n$ npx cypress run --hedaded',
      [
        '11 The command starts with the prompt "$", which readers would copy. Remove it.',
        `11 ${hedaded}`,
      ],
    ],
  ])('fail: %s', (code, problems) => {
    expect(check(['bash', code])).toEqual(problems)
  })

  it('fail in PowerShell, with its own continuation', () => {
    expect(
      check([
        'powershell',
        "PS C:\\shop> $env:A='1'; npx cypress run `\n --hedaded",
      ]),
    ).toEqual([
      '10 The command starts with the prompt "PS C:\\shop>", which readers would copy. Remove it.',
      `10 ${hedaded}`,
    ])
  })

  it.each([
    ['yaml', 'steps:\n  - run: npm ci\n  - run: npx cypress run --hedaded', 12],
    [
      'yaml',
      'steps:\n  - run: |\n      npm ci\n      npx cypress run --hedaded',
      13,
    ],
    [
      'yaml',
      'test:\n  script:\n    - npm ci\n    - npx cypress run --hedaded',
      13,
    ],
    [
      'json',
      '{\n  "scripts": {\n    "e2e": "cypress run --hedaded"\n  }\n}',
      12,
    ],
    ['docker', 'FROM node\nRUN npx cypress run --hedaded', 11],
    ['groovy', "steps {\n  sh 'npx cypress run --hedaded'\n}", 11],
  ])('fail within %s: %s', (language, code, line) => {
    expect(check([language, code])).toEqual([`${line} ${hedaded}`])
  })

  it('fail through the script that the page shows', () => {
    expect(
      check(['json', packageJson], ['bash', 'npm run e2e -- --hedaded']),
    ).toEqual([`10 ${hedaded}`])
    expect(check(['bash', 'npm run e2e -- --hedaded'])).toEqual([])
  })
})
