import type { ErrorRequestHandler } from 'express'
import { MulterError } from 'multer'
import type { ApiError } from '../types.ts'

/** An answer other than 2xx. Throw it anywhere while answering a request. */
export class HttpError extends Error {
  readonly status: number
  /** More to tell the client, such as how many are left. */
  readonly details: Omit<ApiError, 'error'>

  constructor(
    status: number,
    message: string,
    details: Omit<ApiError, 'error'> = {},
  ) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** What went wrong, in terms that may be shown to anyone. */
export function publicError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? new HttpError(413, 'Photos can have at most 5 MB')
      : new HttpError(422, 'Send one file, and nothing else')
  }
  // Thrown by Express for bodies that are too large or aren't valid JSON.
  const status = Number((error as { status?: unknown } | null)?.status)
  if (status === 413) return new HttpError(413, 'This is too much data')
  if (status >= 400 && status < 500) {
    return new HttpError(status, 'This request makes no sense')
  }
  console.error(error)
  return new HttpError(500, 'Something went wrong')
}

/** Answers errors of the API as JSON. Express needs all four parameters. */
export const answerErrors: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) return next(error)
  const { status, message, details } = publicError(error)
  const body: ApiError = { error: message, ...details }
  res.status(status).json(body)
}
