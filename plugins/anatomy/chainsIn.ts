import ts from 'typescript'
import { classesOf, type Element, type Node, textOf } from '../../lib/article'
import { keyOf, type PageChains, packSteps } from '../../lib/chains'
import {
  type Commands,
  findChains,
  hasChain,
} from '../../content/samples/chains'

const scriptKinds: Record<string, ts.ScriptKind> = {
  'language-ts': ts.ScriptKind.TS,
  'language-tsx': ts.ScriptKind.TSX,
  'language-js': ts.ScriptKind.JSX,
  'language-jsx': ts.ScriptKind.JSX,
}

const elementsIn = (node: Node): Element[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]

/** The chains in the samples of a page, in TypeScript and in JavaScript. */
export function chainsIn(article: Element, commands: Commands): PageChains {
  const chains: PageChains = {}
  for (const sample of elementsIn(article)) {
    const language = classesOf(sample).find((name) => name in scriptKinds)
    if (sample.tag !== 'pre' || !language) continue
    const text = textOf(sample)
    const source = ts.createSourceFile(
      'sample',
      text,
      ts.ScriptTarget.Latest,
      true,
      scriptKinds[language],
    )
    if (hasChain(source, commands)) {
      chains[keyOf(text)] = packSteps(findChains(source, commands))
    }
  }
  return chains
}
