import type { RequestHandler } from 'express'
import { setTimeout } from 'node:timers/promises'
import { wholeNumber } from './input.ts'

const longest = 10_000

/**
 * Lets answers wait, so that you can watch Cypress retry: by `?delay=` in the
 * request, by the header `x-delay`, in which a page passes on its own `?delay=`,
 * or always, with the environment variable `DELAY`.
 */
export const delayAnswers: RequestHandler = async (req, _res, next) => {
  const wanted = req.query.delay ?? req.get('x-delay') ?? process.env.DELAY
  const milliseconds = wholeNumber(wanted) ?? 0
  if (milliseconds > 0) await setTimeout(Math.min(milliseconds, longest))
  next()
}
