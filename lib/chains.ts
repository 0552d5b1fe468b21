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

/** Steps as short text, because a page can have hundreds. */
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

/** The steps of a page's samples, packed, by the key of each sample's text. */
export type PageChains = Partial<Record<string, string>>

/** Identifies a sample on its page. */
export function keyOf(text: string): string {
  let key = 0
  for (let index = 0; index < text.length; index++) {
    key = (Math.imul(key, 31) + text.charCodeAt(index)) | 0
  }
  return (key >>> 0).toString(radix)
}

/** Where the steps of a page are, below the site's base URL. */
export const chainsFile = (route: string): string => `chains/${route}.json`
