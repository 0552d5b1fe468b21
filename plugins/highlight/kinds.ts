const typesByKind = {
  comment: ['comment', 'prolog', 'cdata', 'doctype'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  keyword: ['keyword', 'atrule', 'selector', 'important'],
  function: ['function', 'method'],
  type: ['class-name', 'tag', 'builtin', 'namespace'],
  property: ['property', 'attr-name', 'key', 'variable'],
}

/** A kind of token. Its color is `--code-<kind>` in tokens.css. */
export type Kind = keyof typeof typesByKind

/**
 * The class of each kind in `highlight.css`. A page has thousands of tokens, so a
 * letter has to do.
 */
export const classes: Record<Kind, string> = {
  comment: 'c',
  string: 's',
  number: 'n',
  keyword: 'k',
  function: 'f',
  type: 't',
  property: 'o',
}

const kindByType = new Map(
  Object.entries(typesByKind).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as Kind] as const),
  ),
)

/**
 * Prism's types that look like plain text, even inside of something with a color.
 * They're half of all tokens, so with a class, they'd be most of a sample's HTML.
 */
const plain = ['punctuation', 'operator']

/** The kind of the innermost of Prism's types that has a color. */
export const kindOf = (types: readonly string[]): Kind | undefined =>
  types.reduce<Kind | undefined>(
    (kind, type) =>
      plain.includes(type) ? undefined : (kindByType.get(type) ?? kind),
    undefined,
  )
