import { describe, expect, it } from 'vitest'
import { makeLine } from './makeLine'
import { lineAt, pageAt, statusAt, toSeconds } from './timeline'

const lines = [
  makeLine('visit', 0, 300),
  makeLine('click', 300, 350),
  makeLine('(fetch)', 340, 1300, { event: true }),
  makeLine('get', 350, 1360),
  makeLine('assert', 370, 1360),
  makeLine('log', 1360, 1360),
]

const pages = [
  { at: 0, file: 'a', url: '/' },
  { at: 300, file: 'b', url: '/' },
]

describe('lineAt', () => {
  it('is the last command that is running', () => {
    expect(lineAt(lines, 0)).toBe(0)
    expect(lineAt(lines, 320)).toBe(1)
    expect(lineAt(lines, 360)).toBe(3)
    expect(lineAt(lines, 900)).toBe(4)
  })

  it('is what happened last if nothing is running', () => {
    expect(lineAt(lines, 1360)).toBe(5)
    const failed = [
      makeLine('get', 0, 400, { state: 'failed' }),
      makeLine('(fetch)', 100, 200, { event: true }),
    ]
    expect(lineAt(failed, 400)).toBe(0)
    expect(lineAt([], 0)).toBe(0)
  })
})

describe('pageAt', () => {
  it('lasts until the next one begins', () => {
    expect([0, 299, 300, 9000].map((time) => pageAt(pages, time))) //
      .toEqual([0, 0, 1, 1])
    expect(pageAt([{ at: 50, file: 'a', url: '' }], 0)).toBe(0)
  })
})

describe('statusAt', () => {
  const states = (time: number, current = lineAt(lines, time)) =>
    lines.map((each, index) => statusAt(each, index, { time, line: current }))

  it('tells what is done, running, and still to come', () => {
    expect(states(345)).toEqual([
      'passed',
      'pending',
      'pending',
      'waiting',
      'waiting',
      'waiting',
    ])
    expect(states(1360)).toEqual(lines.map(() => 'passed'))
  })

  it('does not start what comes after a line at the end of that line', () => {
    expect(states(300, 0)[1]).toBe('waiting')
    expect(states(300, 1)[1]).toBe('pending')
  })
})

describe('toSeconds', () => {
  it('has two decimals', () => {
    expect(toSeconds(4050)).toBe('4.05 s')
  })
})
