import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** The code in pages that a security policy has to know by heart. */
export interface InlineCode {
  scripts: Set<string>
  /** Of `<style>` elements and of `style` attributes. */
  styles: Set<string>
}

const attribute = ({ attrs }: Token.TagToken, name: string) =>
  attrs.find((one) => one.name === name)?.value

/** A script without an address that is no mere data: see `<script type>`. */
const isCode = (tag: Token.TagToken) =>
  attribute(tag, 'src') === undefined &&
  !/json$/i.test(attribute(tag, 'type') ?? '')

/** Adds what stands inline in a page, byte for byte as the browser reads it. */
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
