import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { highlight } from './highlight'

const titleIn = /title=(["'])(?<title>.*?)\1/

/** content/samples/remark.ts adds this word to samples that fail on purpose. */
const wrongOnPurpose = /(^|\s)wrong(\s|$)/

const textIn = (nodes: readonly ElementContent[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : '')).join('')

const isElement = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element'

/**
 * Highlights samples during the build:
 *
 *     <pre><code class="language-ts" metastring='title="a.ts"'>cy.get()</code></pre>
 *
 * becomes
 *
 *     <pre><code language="ts" title="a.ts" html="<span class=…"></code></pre>
 *
 * which `src/theme/CodeBlock` renders.
 */
const highlightSamples: Plugin<[], Root> = () => (root) => {
  visit(root, 'element', (node) => {
    const [code] = node.children
    if (node.tagName !== 'pre' || !isElement(code)) return
    if (code.tagName !== 'code') return
    const { className, metastring } = code.properties
    const names = Array.isArray(className) ? className : []
    const language = names
      .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
      .find(Boolean)
    const meta = typeof metastring === 'string' ? metastring : ''
    code.properties = {
      language: language?.toLowerCase() ?? 'text',
      title: titleIn.exec(meta)?.groups?.title,
      wrong: wrongOnPurpose.test(meta) || undefined,
      html: highlight(textIn(code.children), language ?? 'text', meta),
    }
    code.children = []
  })
}

export default highlightSamples
