import { useHistory, useLocation } from '@docusaurus/router'
import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the query is in the address. */
const pause = 400

interface Query {
  text: string
  type: (text: string) => void
  /** Ends the query, so that going back later leads to it. */
  submit: () => void
  /** The section that is searched, as the address has it; '' is all. */
  area: string
  /** How many portions of results are shown. */
  portions: number
  /** Shows one portion more, and still does after coming back. */
  showMore: () => void
}

type State = { draft?: boolean; portions?: number } | undefined

const read = (search: string, name: string): string =>
  new URLSearchParams(search).get(name) ?? ''

/** The part of an address that says what is looked for, and where. */
export function toSearch(text: string, area: string): string {
  const parameters = new URLSearchParams()
  if (text) parameters.set('q', text)
  if (area) parameters.set('in', area)
  return parameters.size ? `?${parameters}` : ''
}

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
  const [area, setArea] = useState('')

  useEffect(() => {
    setArea(read(location.search, 'in'))
    // A draft that was not come back to is older than what is being typed.
    if (history.action === 'POP' || !location.state?.draft) {
      type(read(location.search, 'q'))
    }
  }, [history, location])

  const write = (draft: boolean) => {
    const { pathname, search, state } = history.location
    // The visitor may be leaving; the page they go to is loading.
    if (pathname !== location.pathname) return
    const written = read(search, 'q')
    const wasDraft = state?.draft === true
    if (text === written && (draft || !wasDraft)) return
    const target = {
      pathname,
      search: toSearch(text, read(search, 'in')),
      state: {
        draft,
        portions: text === written ? state?.portions : undefined,
      },
    }
    if (written && text !== written && !wasDraft) history.push(target)
    else history.replace(target)
  }

  useEffect(() => {
    if (text === read(location.search, 'q')) return
    const timer = setTimeout(write, pause, true)
    return () => clearTimeout(timer)
  }, [text, location])

  const portions = location.state?.portions ?? 1
  return {
    text,
    type,
    submit: () => write(false),
    area,
    portions: text.trim() === read(location.search, 'q').trim() ? portions : 1,
    showMore: () =>
      history.replace({
        ...history.location,
        state: { ...history.location.state, portions: portions + 1 },
      }),
  }
}
