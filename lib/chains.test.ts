import { expect, it } from 'vitest'
import { keyOf, packSteps, type Step, unpackSteps } from './chains'

it('packs steps without losing anything', () => {
  const steps: Step[] = [
    { start: 3, end: 40, part: 0, runs: 'again', changes: false },
    { start: 41, end: 45, part: 1, runs: 'once', changes: true },
    { start: 60, end: 70, part: 2, runs: 'unknown', changes: false },
    // After a callback, the outer chain goes on.
    { start: 90, end: 99, part: 1, runs: 'again', changes: true },
  ]
  const packed = packSteps(steps)
  expect(packed).toBe('3,11,0,0 1,4,3,1 f,a,4,1 k,9,1,-1')
  expect(unpackSteps(packed)).toEqual(steps)
})

it('tells samples apart', () => {
  const keys = ['cy', 'yc', "cy.get('a')", "cy.get('b')", ''].map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
})
