/**
 * Folder of the local index, in the built site and on the dev server.
 * `plugins/hosting/headers.ts` and `plugins/offline/worker.ts` have its name
 * too.
 */
export const indexFolder = 'search-index'

/** The file with the records for the hosted service. */
export const recordsFile = 'search-records.json'
