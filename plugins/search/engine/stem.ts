const endings: [RegExp, string][] = [
  [/(?:ization|isation|izing|ising|ized|ised|izes|ises|ize|ise)s?$/, ''],
  [/(?:ations?|ating|ated|ates|ate)$/, ''],
  [/ies$/, 'y'],
  [/(?<=s|t)ions?$/, ''],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/(?<=[^suias])s$/, ''],
  [/ings?$/, ''],
  [/ed$/, ''],
]

/** Shorter stems would be shared by unrelated words. */
const shortest = 3

/**
 * What the forms of a word have in common: `test` for `tests` and `testing`.
 */
export function stemOf(word: string): string {
  if (word.length <= shortest || /\d|^--/.test(word)) return word
  let stem = word
  for (const [ending, rest] of endings) {
    const cut = stem.replace(ending, rest)
    if (cut !== stem && cut.length >= shortest && /[aeiouy]/.test(cut)) {
      stem = cut
      break
    }
  }
  // "runn" from "running" becomes "run", but "call" and "pass" stay.
  if (stem !== word && /([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 3) stem = stem.replace(/e$/, '')
  return stem.replace(/y$/, 'i')
}
