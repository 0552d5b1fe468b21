/** Folder of the local index, in the built site and under the dev server. */
export const indexFolder = 'search-index'

/** The records for the hosted service, beside the local index. */
export const recordsFile = 'search-records.json'
