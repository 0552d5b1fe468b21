/** What stands behind `#` in a link to a version: `15-3-0`, as published. */
export const idOf = (version: string): string => version.replaceAll('.', '-')

/** The first number, which the headings of the page are about. */
export const majorOf = (version: string): number => Number.parseInt(version)
