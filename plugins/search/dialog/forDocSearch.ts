import type { DocSearchTransformClient } from '@docsearch/react'
import type { SearchAnswer, SearchClient, SearchResponse } from '../client'

/**
 * A bit longer than DocSearch waits before it shows a spinner, in milliseconds.
 */
const spinnerDelay = 350

/** The outcome of a search in the dialog. */
export interface Outcome {
  query: string
  /** `undefined` if the search failed. */
  response: SearchResponse | undefined
  /** Whether no more complete response will follow. */
  isFinal: boolean
  /** Whether something is missing from the response, and a retry may find it. */
  isPartial?: boolean
}

interface Options {
  /** The full query, if it's too long for DocSearch. */
  toFull: (query: string) => string
  onAnswer: (outcome: Outcome) => void
  /** Called if there's no answer by the time DocSearch shows a spinner. */
  onWait: () => void
  /** Called if there's a more complete answer. Makes DocSearch search again. */
  onMore: () => void
}

/**
 * Wraps a client for DocSearch, mostly to make it show errors. It only does so
 * for errors named "RetryError". Its spinner timer, or the code that runs after
 * the search, would then replace the error message. So errors are delayed until
 * after the timer, and the promise never settles.
 */
export function forDocSearch(
  client: SearchClient,
  { toFull, onAnswer, onWait, onMore }: Options,
): DocSearchTransformClient {
  let latest = 0
  /** The more complete answer, until DocSearch asks for it. */
  let kept: { query: string; answer: SearchAnswer } | undefined
  const report = (
    query: string,
    { results, more, isPartial }: SearchAnswer,
    id: number,
  ) => {
    if (id !== latest) return
    onAnswer({ query, response: results[0], isFinal: !more, isPartial })
    void more?.then((answer) => {
      if (id !== latest) return
      kept = { query, answer }
      // DocSearch may not ask for it if the reader is busy with the results, so
      // report it anyway.
      onMore()
      if (id === latest) report(query, answer, id)
    })
  }
  const search: SearchClient['search'] = (asked) => {
    const requests = ('requests' in asked ? asked.requests : asked).map(
      (request) => ({ ...request, query: toFull(request.query) }),
    )
    const query = requests[0]?.query ?? ''
    const id = ++latest
    const started = Date.now()
    const answer =
      kept?.query === query
        ? Promise.resolve(kept.answer)
        : client.search(requests)
    kept = undefined
    const timer = setTimeout(() => id === latest && onWait(), spinnerDelay)
    answer.then(
      (found) => {
        clearTimeout(timer)
        report(query, found, id)
      },
      () => {
        clearTimeout(timer)
        if (id !== latest) return
        onAnswer({ query, response: undefined, isFinal: true })
      },
    )
    const fail = answer.catch.bind(answer)
    return Object.assign(answer, {
      catch: (show: (error: Error) => never) =>
        fail(async (cause: unknown) => {
          const wait = spinnerDelay - (Date.now() - started)
          await new Promise((resolve) => setTimeout(resolve, wait))
          const error = new Error('Unable to fetch results', { cause })
          error.name = 'RetryError'
          try {
            if (id === latest) show(error)
          } catch {
            // DocSearch shows the error, then throws it again.
          }
          return new Promise<never>(() => {})
        }),
    })
  }
  // DocSearch doesn't use the type's other members.
  return { ...client, search } as unknown as DocSearchTransformClient
}
