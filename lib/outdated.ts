interface Mismatch {
  /** Our file that patches the framework or reads its internals. */
  patch: string
  found: string
  expected: string
  /** Where the framework does it, to compare with after an upgrade. */
  see: string
}

/**
 * The error to throw when something internal to Docusaurus or Rspack isn't what
 * one of our patches needs. Without it, an upgrade would switch the patch off
 * and nobody would notice.
 */
export const outdated = ({ patch, found, expected, see }: Mismatch): Error =>
  new Error(
    [
      `${patch} no longer fits the installed version of Docusaurus or Rspack.`,
      `Found: ${found}`,
      `Expected: ${expected}`,
      `Fix: check what ${see} does now, then update the patch, or delete it if it isn't needed anymore.`,
    ].join('\n'),
  )
