import { expect, it } from 'vitest'
import { toPolicy } from './policy'

const none = { scripts: new Set<string>(), styles: new Set<string>() }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((words) => words.startsWith(`${name} `))

it('allows only the site itself and what features need', () => {
  expect(toPolicy(none, [{ frame: ['https://a.example'] }]).split('; '))
    .toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-hashes'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "frame-src 'self' https://a.example",
        "manifest-src 'self'",
        "worker-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
      ]
    `)
})

it('allows inline code by its hash, in a stable order', () => {
  const found = {
    scripts: new Set(['b', 'a']),
    styles: new Set(['color: red']),
  }
  const policy = toPolicy(found, [])
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
  )
  expect(policy).toBe(toPolicy({ ...found, scripts: new Set(['a', 'b']) }, []))
  expect(directive(policy, 'style-src')).toContain("'unsafe-hashes' 'sha256-")
  expect(policy).not.toContain('unsafe-inline')
  expect(toPolicy(none, [{ styles: ['color: red'] }])).toBe(
    toPolicy({ ...none, styles: found.styles }, []),
  )
})

it('lists what several features need once', () => {
  const policy = toPolicy(none, [
    { connect: ['https://a.example'], trustedTypes: ['theirs'] },
    { connect: ['https://a.example', 'https://b.example'] },
  ])
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://a.example https://b.example",
  )
  expect(directive(policy, 'trusted-types')).toBe(
    'trusted-types default theirs',
  )
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
})
