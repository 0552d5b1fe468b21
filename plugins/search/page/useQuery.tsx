import { useHistory, useLocation } from '@docusaurus/router'
import {
  type AddressFormat,
  useAddress,
} from '../../../src/components/useAddress'

interface Query {
  text: string
  type: (text: string) => void
  /** Adds the query to the browser's history. */
  submit: () => void
  /** The section to search, as in the URL, or '' for all. */
  area: string
  /** How many portions of results to show. */
  portions: number
  /**
   * Shows one more portion, and remembers it for when the reader comes back.
   */
  showMore: () => void
}

type State = { portions?: number } | undefined

/** The query string for a query and a section. */
export function toSearch(text: string, area: string): string {
  const parameters = new URLSearchParams()
  if (text) parameters.set('q', text)
  if (area) parameters.set('in', area)
  return parameters.size ? `?${parameters}` : ''
}

const format: AddressFormat<{ q: string; area: string }> = {
  read: (search) => {
    const parameters = new URLSearchParams(search)
    return {
      q: parameters.get('q') ?? '',
      area: parameters.get('in') ?? '',
    }
  },
  write: ({ q, area }) => toSearch(q, area),
  replacesEmpty: true,
}

/**
 * The query and the number of results, which are stored in the URL and the
 * history.
 */
export function useQuery(): Query {
  const history = useHistory<State>()
  const { search, state } = useLocation<State>()
  const { values, type, submit } = useAddress(format)
  const portions = state?.portions ?? 1
  const isShown = values.q.trim() === format.read(search).q.trim()
  return {
    text: values.q,
    type,
    submit,
    area: values.area,
    portions: isShown ? portions : 1,
    showMore: () =>
      history.replace({
        ...history.location,
        state: { ...history.location.state, portions: portions + 1 },
      }),
  }
}
