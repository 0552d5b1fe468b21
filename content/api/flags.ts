import ts from 'typescript'

/** One call in a chain like `program.command('run').option('--headed')`. */
function methodOf(node: ts.Node): { name: string; argument?: string } | null {
  if (!ts.isCallExpression(node)) return null
  if (!ts.isPropertyAccessExpression(node.expression)) return null
  const [first] = node.arguments
  return {
    name: node.expression.name.text,
    ...(first && ts.isStringLiteralLike(first) && { argument: first.text }),
  }
}

/** The expressions of a chain, from the last call back to the first. */
function* linksOf(node: ts.Expression): Generator<ts.Expression> {
  yield node
  if (ts.isCallExpression(node)) yield* linksOf(node.expression)
  else if (ts.isPropertyAccessExpression(node)) yield* linksOf(node.expression)
}

function commandOf(chain: ts.Expression): string | undefined {
  return [...linksOf(chain)]
    .map(methodOf)
    .find((method) => method?.name === 'command')?.argument
}

/** The command that's passed to the function around a node, if there is one. */
function commandGivenTo(
  inside: ts.Node,
  calls: ts.CallExpression[],
): string | undefined {
  const variable = ts.findAncestor(inside, (node) =>
    ts.isVariableDeclaration(node),
  )
  const name = variable?.name.getText()
  return calls
    .filter(({ expression }) => expression.getText() === name)
    .map(({ arguments: [argument] }) => argument && commandOf(argument))
    .find(Boolean)
}

/**
 * Reads the flags of each `cypress` command from the calls to commander in
 * `dist/cli.js`.
 */
export function readFlags(source: string): Record<string, string[]> {
  const file = ts.createSourceFile(
    'cli.js',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  )
  const calls: ts.CallExpression[] = []
  const collect = (node: ts.Node) => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, collect)
  }
  collect(file)

  const flags: Record<string, string[]> = {}
  const inOrder = calls.sort(
    (a, b) => a.expression.getEnd() - b.expression.getEnd(),
  )
  for (const call of inOrder) {
    const method = methodOf(call)
    if (!method?.argument) continue
    if (method.name === 'command') flags[method.argument] ??= []
    if (method.name !== 'option') continue
    const withDev = ts.findAncestor(
      call,
      (node) =>
        ts.isIfStatement(node) && node.expression.getText().includes("'--dev'"),
    )
    const command =
      commandOf(call) ??
      (withDev ? '(with --dev)' : commandGivenTo(call, calls)) ??
      '(program)'
    ;(flags[command] ??= []).push(method.argument)
  }
  return flags
}
