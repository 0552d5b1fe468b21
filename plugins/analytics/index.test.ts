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

  it.each([
    ['', true],
    ['off', false],
  ])('asks readers first unless DOCS_CONSENT is "off": %j', (value, asks) => {
    const env = { NODE_ENV: 'production', DOCS_GTM_ID: 'GTM-XY34' }
    const plugin = withEnvironment({ ...env, DOCS_CONSENT: value })
    expect(plugin?.getThemePath !== undefined).toBe(asks)
    const tags = plugin?.injectHtmlTags?.({ content: undefined }).headTags
    expect(JSON.stringify(tags).includes('startAnalytics')).toBe(asks)
  })

  it('fails the build if an ID is invalid', () => {
    const env = { NODE_ENV: 'production', DOCS_GTM_ID: 'XY34' }
    expect(() => withEnvironment(env)).toThrow('Found: DOCS_GTM_ID is "XY34".')
    expect(() =>
      withEnvironment({ ...env, DOCS_GTM_ID: 'GTM-XY34', DOCS_CONSENT: '0' }),
    ).toThrow('DOCS_CONSENT is "0". Allowed: off')
  })
})
