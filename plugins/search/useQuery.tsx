import { useHistory, useLocation } from '@docusaurus/router'
import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the query is in the address. */
const pause = 400

interface Query {
  text: string
  type: (text: string) => void
  /** Ends the query, so that going back later leads to it. */
  submit: () => void
}

type State = { draft: boolean } | undefined

const queryOf = (search: string): string =>
  new URLSearchParams(search).get('q') ?? ''

/**
 * The query, which lives in the address: a query that is being typed changes
 * its history entry and is finished by submitting it or leaving the field; the
 * next one gets an entry of its own. Links, back and forward bring their query.
 */
export function useQuery(): Query {
  const history = useHistory<State>()
  const location = useLocation<State>()
  // The server rendered the page without a query.
  const [text, type] = useState('')

  useEffect(() => {
    // A draft that was not come back to is older than what is being typed.
    if (history.action === 'POP' || !location.state?.draft) {
      type(queryOf(location.search))
    }
  }, [history, location])

  const write = (draft: boolean) => {
    const { pathname, search, state } = history.location
    // The visitor may be leaving; the page they go to is loading.
    if (pathname !== location.pathname) return
    const written = queryOf(search)
    const wasDraft = state?.draft === true
    if (text === written && (draft || !wasDraft)) return
    const target = {
      pathname,
      search: text && `?${new URLSearchParams({ q: text })}`,
      state: draft ? { draft } : undefined,
    }
    if (written && text !== written && !wasDraft) history.push(target)
    else history.replace(target)
  }

  useEffect(() => {
    if (text === queryOf(location.search)) return
    const timer = setTimeout(write, pause, true)
    return () => clearTimeout(timer)
  }, [text, location])

  return { text, type, submit: () => write(false) }
}
