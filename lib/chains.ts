/** A command in a sample: what's drawn when a reader asks how its chain works. */
export interface Step {
  /** Where its name starts in the sample's text. */
  start: number
  /** Where what's drawn ends: after the call, or after its name if the call is long. */
  end: number
  /** Commands with the same number run as one: they're retried together. */
  part: number
  runs: (typeof runs)[number]
  /** Whether what it yields isn't what it got from the command before it. */
  changes: boolean
}

const runs = ['again', 'once', 'unknown'] as const

const radix = 36

/** Steps as short text, because every page has those of all its samples. */
export function packSteps(steps: readonly Step[]): string {
  let done = 0
  let last = 0
  return steps
    .map((step) => {
      const numbers = [
        step.start - done,
        step.end - step.start,
        runs.indexOf(step.runs) * 2 + Number(step.changes),
        step.part - last,
      ]
      done = step.end
      last = step.part
      return numbers.map((number) => number.toString(radix)).join()
    })
    .join(' ')
}

export function unpackSteps(packed: string): Step[] {
  let done = 0
  let last = 0
  return packed.split(' ').map((text): Step => {
    const [gap = 0, length = 0, kind = 0, more = 0] = text
      .split(',')
      .map((number) => parseInt(number, radix))
    const start = done + gap
    done = start + length
    last += more
    return {
      start,
      end: done,
      part: last,
      runs: runs[kind >> 1] ?? 'unknown',
      changes: kind % 2 === 1,
    }
  })
}
