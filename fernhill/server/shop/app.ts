import express, { Router, type Express, type RequestHandler } from 'express'
import { fileURLToPath } from 'node:url'
import { delayAnswers } from '../lib/delay.ts'
import { answerErrors, HttpError } from '../lib/httpError.ts'
import { cartApi } from './cartApi.ts'
import { careVideo } from './careVideo.ts'
import { downloads, signedInOnly } from './downloads.ts'
import { eventsApi } from './eventsApi.ts'
import { forms } from './forms.ts'
import { github } from './github.ts'
import { graphqlApi } from './graphqlApi.ts'
import { newsletterApi } from './newsletterApi.ts'
import { ordersApi } from './ordersApi.ts'
import { sendPage } from './pages.ts'
import { plantsApi } from './plantsApi.ts'
import { reviewsApi } from './reviewsApi.ts'
import { securityHeaders } from './securityHeaders.ts'
import { serverTiming } from './serverTiming.ts'
import { sessionApi } from './sessionApi.ts'
import { testApi } from './testApi.ts'
import { tokenApi } from './tokenApi.ts'

export interface Client {
  /** Serves scripts, styles, and pictures. */
  assets: RequestHandler
  /** The HTML of the client for a path. */
  loadHtml: (path: string) => Promise<string>
  isDevelopment: boolean
}

const pictures = fileURLToPath(new URL('../../public/img/', import.meta.url))
const printAssets = fileURLToPath(new URL('assets/', import.meta.url))

/** The shop: its API, its downloads, and the pages of the client. */
export function createShop(client: Client): Express {
  const app = express()
  app.disable('x-powered-by')
  // Every answer of the API is new, so tests never see a 304.
  app.set('etag', false)

  app.use(serverTiming)
  app.use(securityHeaders(client.isDevelopment))
  app.use('/graphql', delayAnswers, (req, res) => graphqlApi(req, res))
  app.use(express.json({ limit: '100kb' }))
  app.use(express.urlencoded({ extended: false, limit: '100kb' }))
  if (process.env.NODE_ENV !== 'production') {
    app.use(['/api/test', '/test'], testApi)
  }
  app.use('/api', api())

  for (const path of ['/img/plants', '/img', '/images']) {
    app.use(path, express.static(pictures, { index: false, maxAge: '1h' }))
  }
  app.use(express.static(printAssets, { index: false }))
  app.use(client.assets)

  app.get('/fern-of-the-week', (_req, res) => {
    res.redirect(301, '/plants/12')
  })
  app.use(forms, github, careVideo, downloads)
  app.get(['/orders', '/orders/:id', '/account'], signedInOnly)
  app.get('/{*path}', sendPage(client.loadHtml))
  app.use(answerErrors)
  return app
}

function api(): Router {
  const api = Router()
  api.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  api.use(delayAnswers)
  api.use(sessionApi, plantsApi, reviewsApi, cartApi, ordersApi)
  api.use(newsletterApi, eventsApi, tokenApi)
  api.use(() => {
    throw new HttpError(404, 'There is no such address')
  })
  api.use(answerErrors)
  return api
}
