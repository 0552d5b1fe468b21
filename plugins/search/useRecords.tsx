import { useCallback, useEffect, useState } from 'react'
import type { PageRecord } from './rank'

type Records =
  | { status: 'loading' }
  | { status: 'loaded'; pages: PageRecord[] }
  | { status: 'failed' }

/** The pages to look through, loaded when the search page is shown. */
export function useRecords(): [Records, () => void] {
  const [records, setRecords] = useState<Records>({ status: 'loading' })
  const load = useCallback(() => {
    setRecords({ status: 'loading' })
    import('@generated/search/default/records.json').then(
      (module) => setRecords({ status: 'loaded', pages: module.default }),
      () => setRecords({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  return [records, load]
}
