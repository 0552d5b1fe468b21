import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** Inline code, which the security policy allows by its hash. */
export interface InlineCode {
  scripts: Set<string>
  /** Contents of `<style>` elements and values of `style` attributes. */
  styles: Set<string>
}

const attribute = ({ attrs }: Token.TagToken, name: string) =>
  attrs.find((one) => one.name === name)?.value

/** An inline script that runs; JSON in a script doesn't. */
const isCode = (tag: Token.TagToken) =>
  attribute(tag, 'src') === undefined &&
  !/json$/i.test(attribute(tag, 'type') ?? '')

/** Adds a page's inline code, byte for byte as a browser reads it. */
export function collectInlineCode(html: string, found: InlineCode): void {
  let texts: Set<string> | undefined
  let text = ''
  const append = ({ chars }: Token.CharacterToken) => {
    if (texts) text += chars
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        const style = attribute(tag, 'style')
        if (style) found.styles.add(style)
        if (tag.tagName === 'script') {
          tokenizer.state = TokenizerMode.SCRIPT_DATA
          texts = isCode(tag) ? found.scripts : undefined
        } else if (tag.tagName === 'style') {
          tokenizer.state = TokenizerMode.RAWTEXT
          texts = found.styles
        }
      },
      onEndTag({ tagName }) {
        if (tagName !== 'script' && tagName !== 'style') return
        if (text) texts?.add(text)
        texts = undefined
        text = ''
      },
      onCharacter: append,
      onWhitespaceCharacter: append,
      onNullCharacter: append,
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  )
  tokenizer.write(html, true)
}
