import { releases } from '../../data/changelog'

// The same exports as in `releases.ts`, which browsers get.
export { releases }
export const loadReleases = (): Promise<typeof releases> =>
  Promise.resolve(releases)
