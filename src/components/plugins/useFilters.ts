import { useHistory, useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useEffect, useState } from 'react'
import type { PluginGroup } from '../../data/types'
import { type Filters, noFilters, readFilters, toSearch } from './filter'

/** Milliseconds without a key after which the text is in the address. */
const pause = 400

interface FiltersInAddress {
  filters: Filters
  type: (text: string) => void
  /** Ends the text, so that going back later leads to it. */
  submit: () => void
  choose: (change: Partial<Omit<Filters, 'text'>>) => void
  clear: () => void
}

type State = { draft?: boolean } | undefined

/**
 * The filters, which live in the address. Each choice is an entry of the
 * history, and so is each text: while it is being typed, its entry changes.
 */
export function useFilters(groups: readonly PluginGroup[]): FiltersInAddress {
  const history = useHistory<State>()
  const location = useLocation<State>()
  // The server rendered the page without filters.
  const isBrowser = useIsBrowser()
  const chosen = isBrowser ? readFilters(location.search, groups) : noFilters
  const [text, type] = useState(chosen.text)

  useEffect(() => {
    // A draft that was not come back to is older than what is being typed.
    if (history.action === 'POP' || !location.state?.draft) {
      type(readFilters(location.search, groups).text)
    }
  }, [history, location, groups])

  const write = (change: Partial<Filters>, draft: boolean) => {
    // The visitor may be leaving; the page they go to is loading.
    if (history.location.pathname !== location.pathname) return
    const before = readFilters(history.location.search, groups)
    const search = toSearch({ ...before, ...change })
    const isSame = search === toSearch(before)
    const wasDraft = history.location.state?.draft === true
    if (isSame && (draft || !wasDraft)) return
    const target = { ...history.location, search, state: { draft } }
    if (!isSame && !wasDraft) history.push(target)
    // After a push alone, the framework takes the focus away from the field.
    history.replace(target)
  }

  useEffect(() => {
    if (text.trim() === readFilters(location.search, groups).text) return
    const timer = setTimeout(write, pause, { text }, true)
    return () => clearTimeout(timer)
  }, [text, location])

  const submit = () => write({ text }, false)

  return {
    filters: { ...chosen, text },
    type,
    submit,
    choose: (change) => {
      submit()
      write(change, false)
    },
    clear: () => {
      submit()
      type('')
      write(noFilters, false)
    },
  }
}
