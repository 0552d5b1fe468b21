import { whenIdle } from '../../../lib/whenIdle'
import { isCheap } from '../engine/localClient'
import { clientOf } from '../session'
import type { SearchSettings } from '../settings'

type SearchModal = typeof import('./SearchModal').default

let loaded: SearchModal | undefined

/** The dialog's content if it's here already, so that it can be shown at once. */
export const loadedModal = (): SearchModal | undefined => loaded

/** Loads the dialog's content; rejects if it can't be fetched. */
export async function loadModal(): Promise<SearchModal> {
  const { default: Modal } = await import('./SearchModal')
  loaded = Modal
  return Modal
}

/** Fetches what the first search needs as soon as somebody seems to want one. */
export function prepare(settings: SearchSettings): void {
  void clientOf(settings).preload()
  loadModal().catch(() => {
    // The dialog tries again when it opens, and says so if that fails.
  })
}

/**
 * Has the service worker keep what search needs, so that it works without a
 * network later. Only while idle, and only if the reader doesn't save data.
 */
export function prepareForOffline(settings: SearchSettings): void {
  if (settings.hosted || !navigator.serviceWorker?.controller) return
  if (isCheap()) whenIdle(() => prepare(settings), 200)
}
