import type { DocSearchTransformClient } from '@docsearch/react'
import type { SearchClient, SearchRequest, SearchResponse } from './client'

/** Milliseconds until the modal shows that it waits, and a little more. */
const stall = 350

/** What the modal tells of its searches; `undefined` is a failure. */
type Listener = (response: SearchResponse | undefined, query: string) => void

/** Milliseconds without a key after which an answer is made whole. */
const rest = 300

interface Options {
  /** The query that the field was too short for. */
  toFull: (query: string) => string
  onAnswer: Listener
  /**
   * Asks for the last query again. The local index answers before all of it is
   * there; once the reader pauses, the rest is fetched.
   */
  onWhole?: () => void
}

/**
 * A client whose failures DocSearch shows. Its error view is for errors of
 * this one name, and its own next step, or the timer that shows it is waiting,
 * would replace the view: so a failure comes late, and nothing follows it.
 */
export function forDocSearch(
  client: SearchClient,
  { toFull, onAnswer, onWhole }: Options,
): DocSearchTransformClient {
  let latest = 0
  let whole: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const complete = (requests: readonly SearchRequest[], own: number) => {
    const query = requests[0]?.query
    clearTimeout(timer)
    if (!onWhole || query === whole) return
    timer = setTimeout(() => {
      const all = requests.map((request) => ({
        ...request,
        attributesToHighlight: ['content'],
      }))
      client.search(all).then(
        () => {
          if (own !== latest) return
          whole = query
          onWhole()
        },
        // What is shown came from what there is.
        () => {},
      )
    }, rest)
  }
  const search: SearchClient['search'] = (asked) => {
    const requests = ('requests' in asked ? asked.requests : asked).map(
      (request) => ({ ...request, query: toFull(request.query) }),
    )
    const query = requests[0]?.query ?? ''
    const own = ++latest
    const started = Date.now()
    const answer = client.search(requests)
    answer.then(
      ({ results }) => {
        if (own !== latest) return
        onAnswer(results[0], query)
        complete(requests, own)
      },
      () => own === latest && onAnswer(undefined, query),
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
