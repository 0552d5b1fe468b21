import { afterEach, describe, expect, it, vi } from 'vitest'
import analytics from './'

afterEach(() => vi.unstubAllEnvs())

function withEnvironment(env: Record<string, string>) {
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value))
  return analytics()
}

describe('analytics', () => {
  it('is off during development', () => {
    const env = { NODE_ENV: 'development', DOCS_GTM_ID: 'GTM-XY34' }
    expect(withEnvironment(env)).toBeNull()
  })

  it('is off without IDs', () => {
    expect(withEnvironment({ NODE_ENV: 'production' })).toBeNull()
  })

  it('adds one script, and the module that reports page changes', () => {
    const env = { NODE_ENV: 'production', DOCS_GTAG_ID: 'G-AB12CD' }
    const plugin = withEnvironment(env)
    expect(plugin?.injectHtmlTags?.({ content: undefined })).toMatchObject({
      headTags: [{ tagName: 'script' }],
    })
    expect(plugin?.getClientModules?.()).toHaveLength(1)
  })

  it("doesn't add the module without a Google tag", () => {
    const env = { NODE_ENV: 'production', DOCS_GTM_ID: 'GTM-XY34' }
    expect(withEnvironment(env)?.getClientModules?.()).toEqual([])
  })

  it('fails the build if an ID is invalid', () => {
    const env = { NODE_ENV: 'production', DOCS_GTM_ID: 'XY34' }
    expect(() => withEnvironment(env)).toThrow('Found: DOCS_GTM_ID is "XY34".')
  })
})
