import type { Nodes, Parents, PhrasingContent } from 'mdast'
import { element } from '../page/element'

/** Longer code in a table can wrap. */
const longestWhole = 18

/** Longer words in it can also break before a capital. */
const longestWord = 24

/** After spaces, and after punctuation that follows a word or a quote. */
const breaks = /(?<=\s)(?=\S)|(?<=[\w)'"\]}>][/,(.=:_&?|;-])(?=[^\s])/

/** Before a capital: `experimental|Studio`. */
const wordBreaks = /(?<=[a-z])(?=[A-Z])/

/** The parts of long code that can go on separate lines; a single one if it's short. */
export function partsOf(code: string): string[] {
  if (code.length <= longestWhole) return [code]
  return code
    .split(breaks)
    .flatMap((part) =>
      part.length > longestWord ? part.split(wordBreaks) : [part],
    )
}

const isName = (node: Nodes) => 'name' in node && node.name === 'Name'

/**
 * Adds line break opportunities to long code and to long names, so that a column
 * can be narrower than the code in it.
 */
export function breakLongCode(parent: Parents) {
  const children = parent.children as PhrasingContent[]
  parent.children = children.flatMap((node): PhrasingContent[] => {
    if (node.type === 'inlineCode') {
      const parts = partsOf(node.value)
      return [parts.length > 1 ? element('code', joined(parts)) : node]
    }
    if (node.type === 'text' && isName(parent)) {
      return joined(partsOf(node.value))
    }
    if ('children' in node) breakLongCode(node)
    return [node]
  })
}

const joined = (parts: string[]): PhrasingContent[] =>
  parts.flatMap((value, index) => [
    ...(index ? [element('wbr')] : []),
    { type: 'text', value },
  ])
