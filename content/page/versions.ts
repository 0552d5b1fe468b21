/** Whether a text has all three numbers of a release. */
export const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Negative if the first version is older. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true })
