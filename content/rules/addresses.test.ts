import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource } from '../page/files'
import { addressesFile, parseAddresses, record } from './addresses'

const root = path.join(__dirname, '../..')

describe('parseAddresses', () => {
  it('reads paths, ids, and successors', () => {
    const text = [
      '# An introduction',
      '',
      '/',
      '/a/$',
      '  one',
      '  Two -> #one',
      '  three -> /b#two',
      '  four -> /: the whole page is about it',
      '  five -> top: it had no reader',
      '',
    ].join('\n')
    expect(parseAddresses(text)).toEqual({
      published: [
        { route: '/', line: 3, ids: [] },
        {
          route: '/a/$',
          line: 4,
          ids: [
            { id: 'one', line: 5 },
            { id: 'Two', line: 6, successor: '#one' },
            { id: 'three', line: 7, successor: '/b#two' },
            {
              id: 'four',
              line: 8,
              successor: '/',
              reason: 'the whole page is about it',
            },
            {
              id: 'five',
              line: 9,
              successor: 'top',
              reason: 'it had no reader',
            },
          ],
        },
      ],
      mistakes: [],
    })
  })

  it.each([
    '  one -> two',
    '  one -> ',
    '  one -> top',
    '  one -> /b',
    '  one -> /b#two: it has another name',
    '  one ->#two',
    ' one',
    'one',
    '/a b',
    '# a comment below the introduction',
  ])("can't read %o", (content) => {
    const { published, mistakes } = parseAddresses(`/a\n${content}\n  two\n`)
    expect(published).toMatchObject([{ ids: [{ id: 'two' }] }])
    expect(mistakes).toMatchObject([{ line: 2 }])
    expect(mistakes[0]?.message).toContain(`"${content}" isn't an address`)
  })

  it('needs a path above ids', () => {
    expect(parseAddresses('  one\n').mistakes).toMatchObject([{ line: 1 }])
  })
})

describe('record', () => {
  it('adds addresses in order and keeps the rest', () => {
    const text = '# Introduction\n\n/b\n  two -> /: it moved\n/a\n  One\n'
    const added = [
      { route: '/b', id: 'one' },
      { route: '/c' },
      { route: '/a', id: 'one' },
    ]
    const recorded = record(text, added)
    expect(recorded).toBe(
      '# Introduction\n\n/a\n  one\n  One\n/b\n  one\n  two -> /: it moved\n/c\n',
    )
    expect(record(recorded, added)).toBe(recorded)
  })

  it('starts a new file', () => {
    expect(record('', [{ route: '/' }])).toBe('/\n')
  })

  it('has nothing to sort in the file of this site', () => {
    const { text } = readSource(root, addressesFile)
    expect(record(text, [])).toBe(text)
  })
})
