import { describe, expect, it } from 'vitest'
import { declareSignals } from './angular'

/** The decorators that a property gets. */
const decorate = (property: string) =>
  declareSignals(`@Component({}) class Picker { ${property} }`)
    .replaceAll('angularCore.', '')
    .match(/\{ (@.*) x /)?.[1]

describe('declareSignals', () => {
  it.each([
    ['x = input(1)', '@Input({"isSignal":true,"alias":"x","required":false})'],
    [
      "x = input.required<number>({ alias: 'max' })",
      '@Input({"isSignal":true,"alias":"max","required":true})',
    ],
    [
      "x = model('')",
      `@Input({"isSignal":true,"alias":"x","required":false}) @Output('xChange')`,
    ],
    ['x = output<number>()', "@Output('x')"],
    [
      "x = viewChild.required('price', { read: ElementRef })",
      "@ViewChild('price', { ...{ read: ElementRef }, isSignal: true })",
    ],
    [
      'x = contentChildren(Card)',
      '@ContentChildren(Card, { ...{}, isSignal: true })',
    ],
  ])('decorates %s', (property, decorators) => {
    expect(decorate(property)).toBe(decorators)
  })

  it('leaves each line where it is', () => {
    const code = '@Component({})\nclass Picker {\n  protected x = output()\n}'
    const lines = declareSignals(code).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe(
      "import * as angularCore from '@angular/core';@Component({})",
    )
    expect(lines[2]).toBe("  @angularCore.Output('x') protected x = output()")
  })

  it('leaves other code as it is', () => {
    const code = 'class Cart { count = signal(1); @Input() max = 3 }'
    expect(declareSignals(code)).toBe(code)
  })
})
