/** The server said no. `message` is what it wants the customer to read. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** The server couldn't be reached. */
export class OfflineError extends Error {
  constructor() {
    super('You are offline')
  }
}

/**
 * `?delay=800` slows down every response for as long as the page is open. It's read once,
 * because filters replace the query.
 */
const delay = new URLSearchParams(location.search).get('delay')

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A form is sent as it is, and anything else as JSON. */
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends a request and returns the parsed JSON, or `undefined` if there's none. */
export async function request<T>(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<T> {
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(delay && { 'x-delay': delay }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new OfflineError()
  }

  const data = await readJson(response)
  // Without this, a request that's aborted while it's read would return nothing.
  signal?.throwIfAborted()
  if (!response.ok) throw new ApiError(response.status, messageOf(data))

  return data as T
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function messageOf(data: unknown): string {
  const { message, error } = Object(data) as Record<string, unknown>
  if (typeof message === 'string') return message
  if (typeof error === 'string') return error

  return ''
}
