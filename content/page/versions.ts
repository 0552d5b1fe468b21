/** All three numbers, as releases have them. */
export const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Below zero if the first version is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const index = left!.findIndex((number, place) => number !== right![place])
  return index < 0 ? 0 : left![index]! - right![index]!
}
