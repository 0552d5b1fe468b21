import type { Problem } from '../../lib/problem'
import type { Sample } from '../samples/samples'

/** At most one sample in so many is kept from the checks. */
const oneIn = 100

/** Samples that are kept from the checks, where they are too many. */
export function findExcess(samples: readonly Sample[]): Problem[] {
  const unchecked = samples.filter(({ meta }) => meta.nocheck !== undefined)
  const allowed = Math.floor(samples.length / oneIn)
  if (unchecked.length <= allowed) return []
  return unchecked.map(({ file, line }) => ({
    file,
    line: line - 1,
    message: `${unchecked.length} of ${samples.length} samples are not checked, and ${allowed} may be, one in ${oneIn}: write this one so that it can be, or show the error that it makes, errors="…"`,
  }))
}
