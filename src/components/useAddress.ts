import { useHistory, useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without typing after which the text goes into the address. */
const pause = 400

/** How values are read from and written to the query string. */
export interface AddressFormat<Values> {
  read: (search: string) => Values
  /** Returns a string that's empty or starts with `?`. */
  write: (values: Values) => string
  /**
   * Whether the first text replaces the history entry of an address without
   * any values, so that going back skips that entry.
   */
  replacesEmpty?: boolean
}

interface InAddress<Values> {
  /** The values in the address, except that `q` is the text typed so far. */
  values: Values
  type: (text: string) => void
  /** Finishes the text: going back leads to it from now on. */
  submit: () => void
  /** Finishes the text, then adds a history entry with the changed values. */
  change: (changed: Partial<Values>) => void
  /** Finishes the text, then adds a history entry without any values. */
  clear: () => void
}

type State = { draft?: boolean } | undefined

/**
 * State that lives in the address, so that it can be linked to and survives
 * leaving the page. `q` is text: while it's being typed, it keeps changing one
 * history entry, a draft; the next text gets an entry of its own. Every other
 * value gets a new entry right away. Links, back, and forward change the state.
 *
 * The server renders the page without values.
 */
export function useAddress<Values extends { q: string }>(
  format: AddressFormat<Values>,
): InAddress<Values> {
  const history = useHistory<State>()
  const current = useLocation<State>()
  const location = useIsBrowser() ? current : undefined
  const inAddress = format.read(location?.search ?? '')
  const [text, type] = useState(inAddress.q)
  const [seen, setSeen] = useState(location)

  if (location !== seen) {
    setSeen(location)
    // A draft is older than the text, unless the reader navigated to it.
    if (history.action === 'POP' || !location?.state?.draft) type(inAddress.q)
  }

  const write = (changed: Partial<Values> | { q: string }, draft: boolean) => {
    const { pathname, search, state } = history.location
    // The reader has followed a link, and the next page is still loading.
    if (pathname !== current.pathname) return
    // Or has gone back or forward, and the text is still that of the last entry.
    if (draft && search !== current.search) return
    const before = format.read(search)
    const written = format.write(before)
    const target = format.write({ ...before, ...changed })
    const isSame = target === written
    const wasDraft = state?.draft
    if (isSame && (draft || !wasDraft)) return
    const next = {
      ...history.location,
      search: target,
      state: { ...(isSame && state), draft },
    }
    if (!isSame && !wasDraft && (written || !format.replacesEmpty)) {
      history.push(next)
    }
    // After a push alone, Docusaurus would take the focus from the field.
    history.replace(next)
  }

  const submit = () => write({ q: text }, false)

  const change = (changed: Partial<Values>) => {
    submit()
    write(changed, false)
  }

  const writeDraft = useEffectEvent(() => write({ q: text }, true))

  useEffect(() => {
    if (!location) return undefined
    const timer = setTimeout(() => writeDraft(), pause)
    return () => clearTimeout(timer)
  }, [text, location])

  return {
    values: { ...inAddress, q: text },
    type,
    submit,
    change,
    clear: () => {
      type('')
      change(format.read(''))
    },
  }
}
