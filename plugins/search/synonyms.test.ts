import { beforeAll, describe, expect, it } from 'vitest'
import { otherNames, sameWords } from '../../src/data/synonyms'
import { nameOf } from './engine/tokenize'
import { readCorpus } from '../../benchmarks/search/corpus'

describe('the names that other tools use', () => {
  let names: Set<string>
  beforeAll(async () => {
    names = new Set(
      (await readCorpus()).flatMap(({ title, path }) => [
        nameOf(title),
        nameOf(path.slice(path.lastIndexOf('/') + 1)),
      ]),
    )
  }, 60_000)

  it('each lead to a page that is called so', () => {
    const lost = Object.keys(otherNames).filter(
      (name) => !names.has(nameOf(name)),
    )
    expect(lost).toEqual([])
  })

  it('are not those of the page itself', () => {
    const own = Object.entries(otherNames).flatMap(([name, others]) =>
      others.filter((other) => nameOf(other) === nameOf(name)),
    )
    expect(own).toEqual([])
  })

  it('are each said once for a page', () => {
    const twice = Object.entries(otherNames).flatMap(([name, others]) =>
      others
        .filter((other, index) => others.indexOf(other) !== index)
        .map((other) => `${name}: ${other}`),
    )
    expect(twice).toEqual([])
  })

  it('are two or more where they stand for each other', () => {
    expect(sameWords.filter((group) => group.length < 2)).toEqual([])
  })
})
