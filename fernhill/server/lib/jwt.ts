import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a JSON Web Token of the shop says: whose it is, and how long it's valid. */
interface Claims {
  sub: string
  /** In seconds since 1970, like `exp`. */
  iat: number
  exp: number
}

/** Changes with each start, like everything else the server knows. */
const secret = randomBytes(32)

const encode = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString('base64url')

const header = encode({ alg: 'HS256', typ: 'JWT' })

const signatureOf = (content: string) =>
  createHmac('sha256', secret).update(content).digest('base64url')

/** A signed token for someone, which is valid for a number of seconds. */
export function createJwt(subject: string, lifetime: number): string {
  const now = Math.floor(Date.now() / 1000)
  const claims: Claims = { sub: subject, iat: now, exp: now + lifetime }
  const content = `${header}.${encode(claims)}`
  return `${content}.${signatureOf(content)}`
}

/** Whom a token belongs to, unless it's forged or has expired. */
export function subjectOfJwt(token: string): string | undefined {
  const [head = '', body = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(`${head}.${body}`))
  const actual = Buffer.from(signature)
  if (actual.length !== expected.length) return undefined
  if (!timingSafeEqual(actual, expected)) return undefined
  // Only this server can have signed it, so it's complete.
  const { sub, exp }: Claims = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  )
  return Date.now() < exp * 1000 ? sub : undefined
}
