import { useHistory, useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useEffect, useState } from 'react'
import { type Choice, type Filters, readFilters, toSearch } from './filters'

/** Milliseconds without a key after which the text is in the address. */
const pause = 400

interface FiltersInAddress {
  filters: Filters
  type: (text: string) => void
  /** Ends the text, so that going back later leads to it. */
  submit: () => void
  choose: (change: Partial<Filters>) => void
  clear: () => void
}

type State = { draft?: boolean } | undefined

/**
 * The filters, which live in the address. Each choice is an entry of the
 * history, and so is each text: while it is being typed, its entry changes.
 */
export function useFilters(choices: readonly Choice[]): FiltersInAddress {
  const history = useHistory<State>()
  const location = useLocation<State>()
  // The server rendered the page without filters.
  const isBrowser = useIsBrowser()
  const chosen = readFilters(isBrowser ? location.search : '', choices)
  const [text, type] = useState(chosen.q)

  useEffect(() => {
    // A draft that was not come back to is older than what is being typed.
    if (history.action === 'POP' || !location.state?.draft) {
      type(readFilters(location.search, choices).q)
    }
  }, [history, location, choices])

  const write = (change: Partial<Filters>, draft: boolean) => {
    // The visitor may be leaving; the page they go to is loading.
    if (history.location.pathname !== location.pathname) return
    const before = readFilters(history.location.search, choices)
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
    if (text.trim() === readFilters(location.search, choices).q) return
    const timer = setTimeout(write, pause, { q: text }, true)
    return () => clearTimeout(timer)
  }, [text, location])

  const submit = () => write({ q: text }, false)

  return {
    filters: { ...chosen, q: text },
    type,
    submit,
    choose: (change) => {
      submit()
      write(change, false)
    },
    clear: () => {
      submit()
      type('')
      write(readFilters('', choices), false)
    },
  }
}
