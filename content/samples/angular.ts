import { parseTemplate } from '@angular/compiler'
import ts from 'typescript'
import type { Mistake } from './component'

/**
 * Parses the templates in a script: the `template: '…'` of a component, and
 * strings that a test mounts.
 */
export function checkTemplates(code: string): Mistake[] {
  const file = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest)
  const mistakes: Mistake[] = []
  const read = (node: ts.Node) => {
    if (!ts.isStringLiteralLike(node)) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    const { errors } = parseTemplate(node.text, 'template.html')
    for (const { span, msg } of errors ?? []) {
      mistakes.push({
        line: line + span.start.line + 1,
        message: `This template doesn't parse: ${tidy(msg)}`,
      })
    }
  }
  const visit = (node: ts.Node) => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'template'
    ) {
      read(node.initializer)
    } else if (
      ts.isCallExpression(node) &&
      /(^|\.)mount$/.test(node.expression.getText(file)) &&
      node.arguments[0]
    ) {
      read(node.arguments[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return mistakes
}

/** Removes the name of a file that doesn't exist, and links to documentation. */
const tidy = (words: string) =>
  words.replace(/ in template\.html@\d+:\d+$|\. For more info.*$/s, '')
