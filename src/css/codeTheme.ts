import type { PrismTheme } from 'prism-react-renderer'

const style = (name: string) => ({ color: `var(--code-${name})` })

/** One theme for both color modes: its colors are tokens of `tokens.css`. */
export const codeTheme: PrismTheme = {
  plain: {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-background)',
  },
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: style('comment'),
    },
    { types: ['punctuation', 'operator'], style: style('punctuation') },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url'],
      style: style('string'),
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol'],
      style: style('number'),
    },
    {
      types: ['keyword', 'atrule', 'selector', 'important'],
      style: style('keyword'),
    },
    { types: ['function', 'method'], style: style('function') },
    {
      types: ['class-name', 'tag', 'builtin', 'namespace'],
      style: style('type'),
    },
    {
      types: ['property', 'attr-name', 'key', 'variable'],
      style: style('property'),
    },
  ],
}

const mark = (name: string, className: string) => ({
  className,
  line: `${name}-next-line`,
  block: { start: `${name}-start`, end: `${name}-end` },
})

/**
 * What comments in a sample can say of its lines: `// added-next-line`, or
 * `// added-start` and `// added-end` around several. The first one is also
 * that of a range such as `{2,4}` behind the language. Their styles are in
 * src/theme/CodeBlock/Layout; plugins/samples/marks.ts writes some of them.
 */
export const codeMarks = [
  mark('highlight', 'theme-code-block-highlighted-line'),
  mark('added', 'theme-code-block-added-line'),
  mark('removed', 'theme-code-block-removed-line'),
  mark('error', 'theme-code-block-error-line'),
]
