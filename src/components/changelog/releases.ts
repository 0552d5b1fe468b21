import type { Release } from '../../data/types'

/** The changelog's data, once it has loaded. */
export let releases: readonly Release[] | undefined

let loading: Promise<readonly Release[]> | undefined

/**
 * Loads the data, for browsers that don't have the page's HTML. After a failure,
 * the next call tries again.
 */
export function loadReleases(): Promise<readonly Release[]> {
  loading ??= import('../../data/changelog')
    .then((data) => (releases = data.releases))
    .finally(() => {
      loading = undefined
    })
  return loading
}

// The reader is on another page and about to follow a link to the changelog. If
// this fails, `Releases` tries again.
if (!location.pathname.includes('/changelog')) loadReleases().catch(() => {})
