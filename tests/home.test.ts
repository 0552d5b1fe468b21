import { describe, expect, it } from 'vitest'
import { check } from '../plugins/samples/check'
import type { Sample } from '../plugins/samples/extract'
import { firstTest } from '../src/data/home'
import { root } from './pages'

const sampleOf = (code: string): Sample => ({
  file: 'src/data/home.ts',
  line: 2,
  indent: 0,
  language: 'ts',
  meta: { title: firstTest.file, errors: [] },
  code,
})

describe('the test on the home page', () => {
  it('compiles against the documented package', () => {
    expect(check([sampleOf(firstTest.code)], root)).toEqual([])
  }, 60_000)

  it('would be refused with a command that does not exist', () => {
    const wrong = firstTest.code.replace('.click()', '.clack()')
    expect(check([sampleOf(wrong)], root)).not.toEqual([])
  }, 60_000)
})
