import type { Problem } from '../../lib/problem'
import type { Sample } from '../samples/samples'

/** At most one in this many samples can skip the checks. */
const oneIn = 100

/** The samples that skip the checks, if there are too many of them. */
export function findExcess(samples: readonly Sample[]): Problem[] {
  const unchecked = samples.filter(({ meta }) => meta.nocheck !== undefined)
  const allowed = Math.floor(samples.length / oneIn)
  if (unchecked.length <= allowed) return []
  return unchecked.map(({ file, line }) => ({
    file,
    line: line - 1,
    message: `${unchecked.length} of ${samples.length} samples aren't checked. Allowed: ${allowed}, one in ${oneIn}. Remove nocheck from this one and fix it, or name the error it's meant to have with errors="…".`,
  }))
}
