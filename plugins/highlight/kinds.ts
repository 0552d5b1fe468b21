const typesByKind = {
  comment: ['comment', 'prolog', 'cdata', 'doctype'],
  punctuation: ['punctuation', 'operator'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  keyword: ['keyword', 'atrule', 'selector', 'important'],
  function: ['function', 'method'],
  type: ['class-name', 'tag', 'builtin', 'namespace'],
  property: ['property', 'attr-name', 'key', 'variable'],
}

/** What a word of code is, as `--code-*` of tokens.css names its color. */
export type Kind = keyof typeof typesByKind

const kindByType = new Map(
  Object.entries(typesByKind).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as Kind] as const),
  ),
)

/** Of Prism's types of a word, outermost first, the last that has a color. */
export const kindOf = (types: readonly string[]): Kind | undefined =>
  types.reduce<Kind | undefined>(
    (kind, type) => kindByType.get(type) ?? kind,
    undefined,
  )
