import ts from 'typescript'

/** What declares properties that Angular has to know of, from `@angular/core`. */
const apis =
  /^(input|model|output|outputFromObservable|viewChild|viewChildren|contentChild|contentChildren)$/

/**
 * Adds the decorators that Angular's own build adds. Without them, components
 * compiled in the browser don't know of properties that signals declare. Each line
 * stays where it is.
 */
export function declareSignals(text: string): string {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const additions: [number, string][] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyDeclaration(node) && ts.isIdentifier(node.name)) {
      const decorators = decoratorsOf(node.name.text, node.initializer)
      if (decorators.length) {
        const added = decorators.map((one) => `@angularCore.${one} `).join('')
        additions.push([node.getStart(), added])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  if (!additions.length) return text
  const declared = additions
    .reverse()
    .reduce(
      (code, [at, added]) => `${code.slice(0, at)}${added}${code.slice(at)}`,
      text,
    )
  return `import * as angularCore from '@angular/core';${declared}`
}

/** `Input({ … })` for a property that `input()` declares, and so on. */
function decoratorsOf(
  name: string,
  initializer: ts.Expression | undefined,
): string[] {
  if (!initializer || !ts.isCallExpression(initializer)) return []
  const [api = '', isRequired] = initializer.expression.getText().split('.')
  if (!apis.test(api)) return []
  const options = initializer.arguments.map((argument) => argument.getText())
  if (/^(view|content)/.test(api)) {
    const [target = '', others = '{}'] = options
    const decorator = `${api[0]?.toUpperCase()}${api.slice(1)}`
    return [`${decorator}(${target}, { ...${others}, isSignal: true })`]
  }
  const alias =
    options
      .map((option) => /\balias:\s*['"]([^'"]+)/.exec(option)?.[1])
      .find(Boolean) ?? name
  const input = `Input(${JSON.stringify({ isSignal: true, alias, required: isRequired === 'required' })})`
  return [
    ...(/^(input|model)$/.test(api) ? [input] : []),
    ...(api === 'input'
      ? []
      : [`Output('${api === 'model' ? `${alias}Change` : alias}')`]),
  ]
}
