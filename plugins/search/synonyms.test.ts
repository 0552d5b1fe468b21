import { beforeAll, describe, expect, it } from 'vitest'
import { otherNames, sameWords } from '../../src/data/synonyms'
import { nameOf } from './engine/tokenize'
import { readDocsPages } from '../../benchmarks/search/corpus'

describe('synonyms', () => {
  let names: Set<string>
  beforeAll(async () => {
    names = new Set(
      (await readDocsPages()).flatMap(({ title, path }) => [
        nameOf(title),
        nameOf(path.slice(path.lastIndexOf('/') + 1)),
      ]),
    )
  })

  it('each belong to an existing page', () => {
    const lost = Object.keys(otherNames).filter(
      (name) => !names.has(nameOf(name)),
    )
    expect(lost).toEqual([])
  })

  it('differ from the name of the page', () => {
    const own = Object.entries(otherNames).flatMap(([name, others]) =>
      others.filter((other) => nameOf(other) === nameOf(name)),
    )
    expect(own).toEqual([])
  })

  it('are listed once per page', () => {
    const twice = Object.entries(otherNames).flatMap(([name, others]) =>
      others
        .filter((other, index) => others.indexOf(other) !== index)
        .map((other) => `${name}: ${other}`),
    )
    expect(twice).toEqual([])
  })

  it('come in groups of two or more', () => {
    expect(sameWords.filter((group) => group.length < 2)).toEqual([])
  })
})
