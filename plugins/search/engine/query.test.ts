import { describe, expect, it } from 'vitest'
import { readQuery } from './query'
import { toMeanings } from './synonyms'

const meanings = toMeanings({ selectfile: ['upload a file'] }, [])
const read = (text: string) => readQuery(text, meanings)
const terms = (text: string) =>
  read(text).units.map(({ ways }) => ways.map((way) => way.terms.join('+')))

describe('readQuery', () => {
  it('drops words that say nothing, unless there are no others', () => {
    expect(terms('how do I use the clock')).toHaveLength(2)
    expect(terms('not')).toEqual([['not']])
    expect(terms('as')).toEqual([['as']])
  })

  it('takes an identifier as one name or all of its parts', () => {
    expect(terms('cy.get')).toEqual([['cyget', 'cy+get']])
    expect(terms('selectFile')).toEqual([['selectfile', 'select+file']])
  })

  it('takes a dot for that of a command, and dashes for a flag', () => {
    expect(terms('.should')).toEqual([['cyshould', 'should']])
    expect(terms('--headed')).toEqual([['--headed', 'headed']])
    expect(read('--spec').names).toEqual([])
  })

  it('takes a version with or without its letter', () => {
    expect(terms('v12.5.1')).toEqual([['v1251', 'v12+5+1', '1251']])
    expect(terms('v13')).toEqual([['v13', '13']])
    expect(terms('viewport')).toEqual([['viewport']])
  })

  it('leaves out what kind an error is of, where there is a message', () => {
    expect(terms('TypeError: cy.login')).toEqual(terms('cy.login'))
    expect(terms('Uncaught Error: boom')).toEqual([['boom']])
    expect(terms('TypeError')).toEqual([['typeerror', 'type+error']])
  })

  it('takes a flag for nothing else that it could mean', () => {
    const means = toMeanings({ projects: ['record key'] }, [])
    expect(readQuery('record key', means).meant).toEqual(['projects'])
    expect(readQuery('--record --key', means).meant).toEqual([])
  })

  it('puts words together that may be one name', () => {
    expect(terms('before each')).toEqual([
      ['before', 'beforeeach'],
      ['each', 'beforeeach'],
    ])
    expect(read('scroll into view').names).toContain('scrollintoview')
  })

  it('knows what is meant in other words, and if it is all of the query', () => {
    expect(terms('upload a file')[0]).toContain('selectfile')
    expect(read('upload a file').meant).toEqual(['selectfile'])
    expect(read('upload a file twice').meant).toEqual([])
  })

  it('puts together what several phrases mean', () => {
    const means = toMeanings({ go: ['browser back', 'back button'] }, [])
    expect(readQuery('browser back button', means).meant).toEqual(['go'])
  })

  it('does not take a word of a long name for the name', () => {
    const means = toMeanings({ get: ['folder'], wait: ['sleep'] }, [])
    const waysOf = (text: string) =>
      readQuery(text, means).units.flatMap(({ ways }) =>
        ways.flatMap((way) => way.terms),
      )
    expect(waysOf('CYPRESS_CACHE_FOLDER')).not.toContain('get')
    expect(waysOf('driver.sleep')).toContain('wait')
  })

  it('knows what is mentioned by its whole name', () => {
    expect(read('cy.get() failed in .should').mentioned).toEqual([
      'cyget',
      'cyshould',
    ])
    expect(read('get').mentioned).toEqual([])
  })

  it('tells whose member is asked for', () => {
    expect(read('cy.session').owner).toBe('cy')
    expect(read('.click').owner).toBe('cy')
    expect(read('Cypress.session').owner).toBe('Cypress')
    expect(read('session').owner).toBeUndefined()
  })

  it('is empty for what has no words', () => {
    expect(read(' … ')).toMatchObject({ units: [], meant: [] })
  })

  it('reads only so much of a pasted text', () => {
    const pasted = Array.from({ length: 200 }, (_, index) => `word${index}`)
    expect(terms(pasted.join(' '))).toHaveLength(24)
  })
})
