import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeChanges } from './changes'
import { extractFacts } from './extract'
import { readFacts, type Facts } from './facts'

const root = path.join(__dirname, '../..')
const committed = readFacts(root)

/** A copy of the committed facts with a change. */
function changed(change: (facts: Facts) => void): Facts {
  const facts = structuredClone(committed)
  change(facts)
  return facts
}

const command = (facts: Facts, wanted: string) => {
  const found = facts.commands.find(({ name }) => name === wanted)
  if (!found) throw new Error(`There is no command "${wanted}".`)
  return found
}

describe('the committed facts', () => {
  it('match the installed package (if not, run `npm run api`)', () => {
    const extracted = extractFacts(root)
    expect(describeChanges(committed, extracted)).toEqual([])
    expect(JSON.stringify(extracted) === JSON.stringify(committed)).toBe(true)
  }, 30_000)
})

describe('a change in the package', () => {
  it.each<[string, (facts: Facts) => void]>([
    [
      'cy.press: option `delay` is new in the types',
      (facts) =>
        command(facts, 'press').options?.push({
          name: 'delay',
          type: 'number',
          from: 'PressOptions',
        }),
    ],
    [
      'cy.press is gone from the types',
      (facts) => {
        facts.commands = facts.commands.filter(({ name }) => name !== 'press')
      },
    ],
    [
      'cy.end: overloads changed from () => Chainable<null> to (now?: boolean) => Chainable<null>',
      (facts) => {
        command(facts, 'end').signatures[0]?.params.push({
          name: 'now',
          type: 'boolean',
          optional: true,
        })
      },
    ],
    [
      'the configuration: option `video` changed from boolean = false, allowedIn root,e2e,component, from ResolvedConfigOptions to boolean = true, allowedIn root,e2e,component, from ResolvedConfigOptions',
      (facts) => {
        const video = facts.config.find(({ name }) => name === 'video')
        if (video) video.default = 'true'
      },
    ],
    [
      'should: chainer `be.active` is new in the types',
      (facts) => facts.chainers.push({ name: 'be.active', overloads: [''] }),
    ],
    [
      'command `cypress run`: flag `--watch` is new in the types',
      (facts) => facts.cli.run?.push('--watch'),
    ],
    [
      "type ViewportPreset: value 'iphone-3' is gone from the types",
      (facts) => {
        const { values = [] } = facts.enums.ViewportPreset ?? {}
        values.splice(values.indexOf('iphone-3'), 1)
      },
    ],
    [
      'cypress/react exports `getContainerEl` is gone from the types',
      (facts) => {
        facts.mount.react = facts.mount.react.filter(
          ({ name }) => name !== 'getContainerEl',
        )
      },
    ],
  ])('is described: %s', (message, change) => {
    expect(describeChanges(committed, changed(change))).toEqual([message])
  })
})
