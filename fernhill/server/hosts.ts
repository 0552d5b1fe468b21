import express, { type Express } from 'express'
import { origins } from './origins.ts'
import { admin } from './sites/admin.ts'
import { auth } from './sites/auth.ts'
import { pay } from './sites/pay.ts'
import { analytics } from './sites/analytics.ts'

const sites = new Map<string, Express>([
  [new URL(origins.auth).hostname, auth],
  [new URL(origins.admin).hostname, admin],
  [new URL(origins.pay).hostname, pay],
  ['analytics.fernhill.example', analytics],
])

/** Hosts that send you from `http` to `https`. */
const secureHosts = new Set([...sites.keys(), 'blog.fernhill.example'])

/** Finds the site that a request is for by its host. The rest is the shop. */
export function createHosts(shop: Express): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((req, res, next) => {
    const { hostname } = req
    if (!req.secure && secureHosts.has(hostname)) {
      res.redirect(301, `https://${hostname}${req.originalUrl}`)
      return
    }
    const site = sites.get(hostname) ?? shop
    site(req, res, next)
  })
  return app
}
