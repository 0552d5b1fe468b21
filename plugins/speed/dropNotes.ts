import { outdated } from '../../lib/outdated'
import type { Compiler } from '../../lib/replaceModule'

/** A message in minified code, up to the note, and the comma after the note. */
const noted =
  /(\bid:"theme\.[\w.-]+",(?:message:"(?:[^"\\]|\\.)*",)?)description:"(?:[^"\\]|\\.)*"(,?)/g

/** Removes the notes for translators from minified code. */
export const withoutNotes = (code: string): string =>
  code.replace(noted, (_, start: string, comma: string) =>
    comma ? start : start.slice(0, -1),
  )

/**
 * A bundler plugin that drops the notes for translators, which the framework sends
 * to every reader next to each message.
 */
export function dropNotes(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack
  const tap = {
    name: 'dropNotes',
    // Right after minification.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }
  compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
    compilation.hooks.processAssets.tap(tap, (assets) => {
      let dropped = 0
      for (const [name, asset] of Object.entries(assets)) {
        if (!name.endsWith('.js')) continue
        const code = asset.source().toString()
        const shorter = withoutNotes(code)
        if (shorter === code) continue
        dropped++
        compilation.updateAsset(name, new sources.RawSource(shorter))
      }
      if (dropped) return
      throw outdated({
        patch: 'plugins/speed/dropNotes.ts',
        found: 'no message with a note for translators.',
        expected: '{id:"theme.…",message:"…",description:"…"} in a script.',
        see: '@docusaurus/core/lib/client/exports/Translate.js',
      })
    })
  })
}
