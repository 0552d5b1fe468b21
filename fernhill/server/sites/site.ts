import express, { type ErrorRequestHandler, type Express } from 'express'
import { fileURLToPath } from 'node:url'
import { html } from '../lib/html.ts'
import { publicError } from '../lib/httpError.ts'
import { layout } from './layout.ts'

const assets = fileURLToPath(new URL('assets/', import.meta.url))

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  // Forms that lead back to the shop are redirected there.
  "form-action 'self' http://localhost:* https://*.fernhill.example",
]

/** An app with what all the sites that aren't the shop have in common. */
export function createSite(): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((_req, res, next) => {
    res.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join(
        '; ',
      ),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    next()
  })
  app.use('/assets', express.static(assets, { index: false }))
  app.use(express.json({ limit: '20kb' }))
  app.use(express.urlencoded({ extended: false, limit: '20kb' }))
  return app
}

/** The policy of a page that the shop shows in a frame. */
export const framePolicy = [
  ...policy,
  'frame-ancestors http://localhost:* https://*.fernhill.example',
].join('; ')

/** Shows errors as pages, and those of the API as JSON. */
export const showErrors =
  (site: string): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const { status, message } = publicError(error)
    res.status(status)
    if (req.path.startsWith('/api/') || req.path === '/token') {
      res.json({ error: message })
      return
    }
    res.send(
      layout({ site, title: message, content: html`<h1>${message}</h1>` }),
    )
  }
