import express from 'express'

/**
 * Where the shop's pages report that someone has opened them. Nobody counts: it
 * only has to answer.
 */
export const analytics = express()

analytics.disable('x-powered-by')
analytics.post('/views', (_req, res) => {
  res.status(204).end()
})
