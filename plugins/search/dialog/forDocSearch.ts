import type { DocSearchTransformClient } from '@docsearch/react'
import type { SearchAnswer, SearchClient, SearchResponse } from '../client'

/** Milliseconds until the modal shows that it waits, and a little more. */
const stall = 350

/** How a search that the modal made has ended. */
export interface Told {
  query: string
  /** `undefined` is a failure. */
  response: SearchResponse | undefined
  /** Whether nothing of it is still on its way. */
  isFinal: boolean
}

interface Options {
  /** The query that the field was too short for. */
  toFull: (query: string) => string
  onAnswer: (told: Told) => void
  /** Makes DocSearch ask again: there is more than it shows. */
  onMore: () => void
}

/**
 * A client whose failures DocSearch shows. Its error view is for errors of
 * this one name, and its own next step, or the timer that shows it is waiting,
 * would replace the view: so a failure comes late, and nothing follows it.
 */
export function forDocSearch(
  client: SearchClient,
  { toFull, onAnswer, onMore }: Options,
): DocSearchTransformClient {
  let latest = 0
  /** What more there is of the last answer, until DocSearch asks for it. */
  let kept: { query: string; answer: SearchAnswer } | undefined
  const tell = (
    query: string,
    { results, more }: SearchAnswer,
    own: number,
  ) => {
    if (own !== latest) return
    onAnswer({ query, response: results[0], isFinal: !more })
    void more?.then((answer) => {
      if (own !== latest) return
      kept = { query, answer }
      // What it does not ask for, as the reader is busy with what it shows,
      // is at least told.
      onMore()
      if (own === latest) tell(query, answer, own)
    })
  }
  const search: SearchClient['search'] = (asked) => {
    const requests = ('requests' in asked ? asked.requests : asked).map(
      (request) => ({ ...request, query: toFull(request.query) }),
    )
    const query = requests[0]?.query ?? ''
    const own = ++latest
    const started = Date.now()
    const answer =
      kept?.query === query
        ? Promise.resolve(kept.answer)
        : client.search(requests)
    kept = undefined
    answer.then(
      (found) => tell(query, found, own),
      () =>
        own === latest &&
        onAnswer({ query, response: undefined, isFinal: true }),
    )
    const fail = answer.catch.bind(answer)
    return Object.assign(answer, {
      catch: (show: (error: Error) => never) =>
        fail(async (cause: unknown) => {
          const wait = stall - (Date.now() - started)
          await new Promise((resolve) => setTimeout(resolve, wait))
          const error = new Error('Unable to fetch results', { cause })
          error.name = 'RetryError'
          try {
            if (own === latest) show(error)
          } catch {
            // It shows the error, and throws it again.
          }
          return new Promise<never>(() => {})
        }),
    })
  }
  // Of the type's other members, DocSearch uses none.
  return { ...client, search } as unknown as DocSearchTransformClient
}
