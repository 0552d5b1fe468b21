import siteConfig from '@generated/docusaurus.config'
import { type ReactNode, useEffect, useState } from 'react'
import { isNewer } from '../../lib/lens'
import { pathOf } from './hits'

type Versions = Partial<Record<string, string>>

let loading: Promise<Versions> | undefined

/** The versions that added commands and members, by page. */
const load = () =>
  (loading ??= fetch(`${siteConfig.baseUrl}api/since.json`)
    .then((response) => response.json() as Promise<Versions>)
    .catch(() => {
      // Results matter more than their marks. The next ones try again.
      loading = undefined
      return {}
    }))

/** Marks a result that's newer than the version that the reader uses. */
export default function Since({ url }: { url: string }): ReactNode {
  const used = document.documentElement.dataset.lens
  const [versions, setVersions] = useState<Versions>({})
  useEffect(() => {
    if (used) void load().then(setVersions)
  }, [used])
  const since = versions[pathOf(url)]
  return (
    used &&
    since &&
    isNewer(since, used) && (
      <>
        {' '}
        <small data-v={since}>since {since}</small>
      </>
    )
  )
}
