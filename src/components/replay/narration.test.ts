import { describe as group, expect, it } from 'vitest'
import type { Recording } from '../../../lib/recording'
import { makeLine } from './makeLine'
import { attemptsOf, describe, marksOf, rowsOf } from './narration'

const saw = "expected <span> to have text '1', but the text was '0'"

const lines = [
  makeLine('visit', 0, 300),
  makeLine('click', 300, 350),
  makeLine('(fetch)', 340, 1300, { event: true }),
  makeLine('get', 350, 1360),
  makeLine('assert', 370, 1360, {
    tries: [
      { saw, at: [400, 450, 550] },
      { saw: 'nothing', at: [500] },
    ],
  }),
  makeLine('log', 1360, 1360),
]

const recording: Recording = {
  duration: 1360,
  width: 1000,
  height: 660,
  lines,
  pages: [],
}

group('describe', () => {
  const at = (time: number, index: number) =>
    describe(recording, { time, line: index })

  it('counts attempts in order of time, and says what the last one saw', () => {
    expect(at(380, 4)).toBe('`assert` is running')
    expect(at(420, 4)).toBe(`\`assert\` makes its 1st attempt: ${saw}`)
    expect(at(520, 4)).toBe('`assert` tries again, 3rd attempt: nothing')
    expect(at(600, 4)).toBe(`\`assert\` tries again, 4th attempt: ${saw}`)
  })

  it('says how it ended, with the attempt that decided', () => {
    expect(at(1360, 4)).toBe('`assert` passed after 5 attempts')
    expect(at(350, 1)).toBe('`click` passed')
    const [failed, broken] = ['get', 'visit'].map((name, index) => ({
      ...recording,
      lines: [
        makeLine(name, 0, 90, {
          state: 'failed',
          ...(!index && { tries: [{ saw, at: [10] }] }),
        }),
      ],
    }))
    const end = { time: 90, line: 0 }
    expect(failed && describe(failed, end)) //
      .toBe('`get` timed out after 2 attempts')
    expect(broken && describe(broken, end)).toBe('`visit` failed')
  })

  it('says nothing about lines that do not exist', () => {
    expect(at(0, 9)).toBe('')
  })
})

group('the clock', () => {
  it('sorts attempts that saw different things', () => {
    expect(lines[4] && attemptsOf(lines[4]).map((each) => each.at)) //
      .toEqual([400, 450, 500, 550])
  })

  it('has a row for what lasted or tried again', () => {
    expect(rowsOf(recording)).toEqual([0, 2, 3, 4])
  })

  it('keeps the five longest rows, in order of time', () => {
    const many = [900, 100, 800, 700, 600, 500].map((length, index) =>
      makeLine('wait', index * 1000, index * 1000 + length),
    )
    expect(rowsOf({ ...recording, duration: 2000, lines: many })) //
      .toEqual([0, 2, 3, 4, 5])
  })

  it('has an axis with round numbers', () => {
    expect(marksOf(1360)).toEqual([0, 500, 1000])
    expect(marksOf(4050)).toEqual([0, 1000, 2000, 3000, 4000])
  })
})
