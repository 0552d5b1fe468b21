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
    { types: ['inserted'], style: style('inserted') },
    { types: ['deleted'], style: style('deleted') },
  ],
}
