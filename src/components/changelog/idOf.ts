/** The anchor of a version: `15-3-0`. Published links use it. */
export const idOf = (version: string): string => version.replaceAll('.', '-')

/** The major version, which the page is grouped by. */
export const majorOf = (version: string): number => Number.parseInt(version)
