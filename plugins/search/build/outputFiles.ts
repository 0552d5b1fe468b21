/**
 * Folder of the local index, in the built site and under the dev server. It is
 * also named in `plugins/hosting/headers.ts`, for caches, and in
 * `plugins/offline/worker.ts`.
 */
export const indexFolder = 'search-index'

/** The records for the hosted service, beside the local index. */
export const recordsFile = 'search-records.json'
