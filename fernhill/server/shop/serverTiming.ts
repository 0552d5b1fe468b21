import type { RequestHandler } from 'express'

/** Tells how long an answer took, in a header that browsers show and tests read. */
export const serverTiming: RequestHandler = (_req, res, next) => {
  const start = performance.now()
  const writeHead = res.writeHead
  // The last moment at which headers can be added.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    const duration = (performance.now() - start).toFixed(1)
    res.setHeader('Server-Timing', `app;desc="Fernhill";dur=${duration}`)
    return writeHead.apply(res, head)
  }) as typeof writeHead
  next()
}
