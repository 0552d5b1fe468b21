import type { RequestHandler } from 'express'
import { origins } from '../origins.ts'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' https://*.fernhill.example",
  `frame-src 'self' ${origins.pay}`,
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Headers that limit what a page can do if someone manages to inject something.
 * In development, Vite needs inline scripts, so there's no policy.
 */
export const securityHeaders =
  (isDevelopment: boolean): RequestHandler =>
  (_req, res, next) => {
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
    if (!isDevelopment) res.set('Content-Security-Policy', policy)
    next()
  }
