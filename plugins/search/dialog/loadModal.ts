import { whenIdle } from '../../../lib/whenIdle'
import { isCheap } from '../engine/localClient'
import { clientOf } from '../session'
import type { SearchSettings } from '../settings'

type SearchModal = typeof import('./SearchModal').default

let loaded: SearchModal | undefined

/** The dialog's content if it has loaded, to show it right away. */
export const loadedModal = (): SearchModal | undefined => loaded

/** Loads the dialog's content; rejects if it can't be fetched. */
export async function loadModal(): Promise<SearchModal> {
  const { default: Modal } = await import('./SearchModal')
  loaded = Modal
  return Modal
}

/** Prefetches what the first search needs. */
export function prepare(settings: SearchSettings): void {
  void clientOf(settings).preload()
  loadModal().catch(() => {
    // The dialog tries again when it opens, and reports errors.
  })
}

/** Prefetches it when the reader is likely to search, unless they save data. */
export function warm(settings: SearchSettings): void {
  if (isCheap()) prepare(settings)
}

/**
 * Fetches what search needs, so the service worker caches it for offline use.
 * Only when idle, and only if the reader doesn't save data.
 */
export function prepareForOffline(settings: SearchSettings): void {
  if (settings.hosted || !navigator.serviceWorker?.controller) return
  if (isCheap()) whenIdle(() => prepare(settings), 200)
}
