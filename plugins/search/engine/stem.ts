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

/** A shorter stem would be shared by words of different meaning. */
const shortest = 3

/** What the forms of a word have in common: of `tests` and `testing`, `test`. */
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
  // Of `running` and of `stubbed`; but `call` and `pass` are whole.
  if (stem !== word && /([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 3) stem = stem.replace(/e$/, '')
  return stem.replace(/y$/, 'i')
}
