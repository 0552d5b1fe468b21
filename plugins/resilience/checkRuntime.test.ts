import { rspack } from '@docusaurus/faster'
import { expect, it } from 'vitest'
import { checkRuntime } from './checkRuntime'

it("recognizes the bundler's runtime", () => {
  expect(() => checkRuntime(rspack.RuntimeGlobals)).not.toThrow()
})

it('fails the build if a function has another name', () => {
  const globals = { ...rspack.RuntimeGlobals, getChunkScriptFilename: 'x.u' }
  expect(() => checkRuntime(globals)).toThrow(
    `Found: x.u as RuntimeGlobals.getChunkScriptFilename.
Expected: __webpack_require__.u.`,
  )
})
