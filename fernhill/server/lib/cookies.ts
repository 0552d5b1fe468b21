import type { Request } from 'express'

/** The value of a cookie that came with a request. */
export function readCookie(req: Request, name: string): string | undefined {
  const pairs = (req.headers.cookie ?? '').split(/; */)
  const pair = pairs.find((pair) => pair.startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Safari refuses `Secure` cookies from http://localhost. The others don't. */
const isSafari = (req: Request) =>
  /^(?!.*(Chrome|Chromium|Electron)).*Safari/.test(
    req.headers['user-agent'] ?? '',
  )

/** How cookies are set that let someone in. */
export const privateCookie = (req: Request) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: req.secure || (req.hostname === 'localhost' && !isSafari(req)),
  path: '/',
})
