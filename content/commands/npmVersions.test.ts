import { describe, expect, it } from 'vitest'
import { type Answer, complaintOf, readAnswer, renew } from './npmVersions'

const found: Answer = { kind: 'found', version: '2.0.0', date: '2025-09-01' }

describe('what npm prints', () => {
  it('is a version and the day on which it came out', () => {
    const output = JSON.stringify({
      version: '2.0.0',
      time: {
        '1.0.0': '2024-01-01T10:00:00.000Z',
        '2.0.0': '2025-09-01T10:00:00.000Z',
      },
    })
    expect(readAnswer(output)).toEqual(found)
  })

  it('is a version alone where the registry keeps no dates', () => {
    expect(readAnswer('{ "version": "2.0.0" }')).toEqual({
      kind: 'found',
      version: '2.0.0',
    })
  })

  it('names what to use in place of a deprecated package', () => {
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

  it.each(['', '<html>', '{}'])('is no answer: "%s"', (output) => {
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

  it('takes new answers, keeps the others, and drops what is not listed', () => {
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
  it('hears of a package that is gone', () => {
    expect(complaintOf('plugin', { kind: 'gone' }, false)).toBe(
      'plugin is not in the registry: mend its name, or remove it',
    )
  })

  it('hears of a package that could not be read', () => {
    const answer: Answer = { kind: 'failed', reason: 'Sign in' }
    expect(complaintOf('plugin', answer, false)).toContain('Sign in')
  })

  it('hears of a deprecation that the list does not show', () => {
    const answer: Answer = { ...found, deprecated: 'Use other' }
    expect(complaintOf('plugin', answer, false)).toContain('add the badge')
    expect(complaintOf('plugin', answer, true)).toBeUndefined()
  })

  it('hears nothing of other packages', () => {
    expect(complaintOf('plugin', found, false)).toBeUndefined()
  })
})
