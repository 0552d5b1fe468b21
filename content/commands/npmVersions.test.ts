import { describe, expect, it } from 'vitest'
import { type Answer, problemOf, readAnswer, renew } from './npmVersions'

const found: Answer = { kind: 'found', version: '2.0.0', date: '2025-09-01' }

describe('the output of npm', () => {
  it('is a version and its release date', () => {
    const output = JSON.stringify({
      version: '2.0.0',
      time: {
        '1.0.0': '2024-01-01T10:00:00.000Z',
        '2.0.0': '2025-09-01T10:00:00.000Z',
      },
    })
    expect(readAnswer(output)).toEqual(found)
  })

  it('is only a version if the registry has no dates', () => {
    expect(readAnswer('{ "version": "2.0.0" }')).toEqual({
      kind: 'found',
      version: '2.0.0',
    })
  })

  it('says what to use instead of a deprecated package', () => {
    const output = '{ "version": "2.0.0", "deprecated": "Use other" }'
    expect(readAnswer(output)).toMatchObject({ deprecated: 'Use other' })
  })

  it.each([
    ['E404', { kind: 'gone' }],
    ['ENOTFOUND', { kind: 'offline', code: 'ENOTFOUND' }],
    ['EAI_AGAIN', { kind: 'offline', code: 'EAI_AGAIN' }],
    ['E401', { kind: 'failed', reason: 'Sign in' }],
  ])('is the error %s', (code, answer) => {
    const output = JSON.stringify({ error: { code, summary: 'Sign in' } })
    expect(readAnswer(output)).toEqual(answer)
  })

  it.each(['', '<html>', '{}'])('is unusable: "%s"', (output) => {
    expect(readAnswer(output)).toMatchObject({ kind: 'failed' })
  })
})

describe('the file of versions', () => {
  const before = {
    gone: { version: '1.0.0' },
    left: { version: '1.0.0', date: '2024-01-01' },
    plugin: { version: '1.0.0' },
    removed: { version: '1.0.0' },
  }

  it('gets new answers, keeps the rest, and drops what is not listed', () => {
    const answers = new Map<string, Answer>([
      ['plugin', found],
      ['gone', { kind: 'gone' }],
    ])
    const names = ['plugin', 'unknown', 'left', 'gone']
    const after = renew(before, names, answers)
    expect(after).toEqual({
      gone: { version: '1.0.0' },
      left: { version: '1.0.0', date: '2024-01-01' },
      plugin: { version: '2.0.0', date: '2025-09-01' },
    })
    expect(Object.keys(after)).toEqual(['gone', 'left', 'plugin'])
  })
})

describe('a contributor', () => {
  it('is told about a package that is gone', () => {
    expect(problemOf('plugin', { kind: 'gone' }, false)).toBe(
      "plugin isn't in the npm registry. Correct its name, or remove it.",
    )
  })

  it('is told about a package that could not be read', () => {
    const answer: Answer = { kind: 'failed', reason: 'Sign in' }
    expect(problemOf('plugin', answer, false)).toContain('Sign in')
  })

  it('is told about a deprecation that the list does not show', () => {
    const answer: Answer = { ...found, deprecated: 'Use other' }
    expect(problemOf('plugin', answer, false)).toContain('Add the badge')
    expect(problemOf('plugin', answer, true)).toBeUndefined()
  })

  it('is told nothing about other packages', () => {
    expect(problemOf('plugin', found, false)).toBeUndefined()
  })
})
