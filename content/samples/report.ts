import type { Problem } from '../../lib/problem'
import type { Facts } from '../api/facts'
import { lineAt } from './lineAt'
import type { Sample } from './samples'
import { isSyntax, type Finding } from './typescript'

/**
 * Turns the compiler's findings into problems for the author. Errors that a
 * sample announces aren't problems, unless the compiler no longer reports them.
 */
export function judge(
  samples: Sample[],
  findings: Finding[],
  facts: Facts,
): Problem[] {
  const bySample = new Map<Sample, Finding[]>()
  for (const finding of findings) {
    const found = bySample.get(finding.sample) ?? []
    bySample.set(finding.sample, [...found, finding])
  }
  const hint = createHints(facts)
  return samples.flatMap((sample) => {
    const own = bySample.get(sample) ?? []
    const { errors } = sample.meta
    const unexpected = own
      .filter(({ code }) => !errors.includes(code))
      .filter(isFirstOfGrammar)
    const stale = errors.filter(
      (code) =>
        /^\d+$/.test(code) && !own.some((finding) => finding.code === code),
    )
    return [
      ...unexpected.map((finding) => explain(finding, hint)),
      ...stale.map((code) => ({
        file: sample.file,
        line: sample.line,
        message: `errors="${code}", but TypeScript doesn't report TS${code} here. Fix the sample, or correct or remove the number.`,
      })),
    ]
  })
}

/** Drops the syntax errors that follow from the first one. */
const isFirstOfGrammar = (finding: Finding, _: number, all: Finding[]) =>
  !isSyntax(finding) || finding === all.find(isSyntax)

/** Explains a finding in terms of Cypress; the compiler only knows types. */
type Hints = (finding: Finding) => string | undefined

/** How many of the compiler's reasons to show; later ones rarely help. */
const mostReasons = 2

const longestLine = 240

const shorten = (text: string) =>
  text.length > longestLine ? `${text.slice(0, longestLine)}…` : text

/** The compiler's message, the line it's about, and a hint. */
function explain(finding: Finding, hint: Hints): Problem {
  const { sample, line, code, message } = finding
  const lines = sample.code.split('\n')
  const index = Math.min(Math.max(line - sample.line, 0), lines.length - 1)
  const [first = '', ...reasons] = message
    .replace('\n  The last overload gave the following error.', '')
    // Types that are missing are declared in ambient/, not installed.
    .replace(/ Do you need to install type definitions.*/, '')
    .split('\n')
  const help = hint(finding)
  return {
    file: sample.file,
    line: sample.line + index,
    message: [
      `${code && `TS${code} `}${first}`,
      // The last overload of mount doesn't say what's wrong.
      ...(help === mountHint ? [] : reasons)
        .slice(0, mostReasons)
        .map((reason) => `    ${reason.trim()}`),
      `    > ${lines[index]?.trim()}`,
      ...(help ? [`    hint: ${help}`] : []),
    ]
      .map(shorten)
      .join('\n'),
  }
}

/** A call with an object of options, as in `.click({ force: true })`. */
const callWithOptions = /\.(\w+)\((?:[^(){}]*,)?\s*\{([^{}]*)\}/g

const mountHint =
  "the component doesn't take these props or options: compare them with its declaration"

function createHints({ commands, version }: Facts): Hints {
  const optionsOf = (name: string) =>
    commands
      .find((command) => command.name === name)
      ?.options?.map((option) => option.name) ?? []

  return (finding) => {
    const { code, message } = finding
    const [, found = ''] = /'([^']+)'/.exec(message) ?? []
    switch (code) {
      case '2769':
      case '2345':
        return explainCall(finding)
      case '2339':
        return found === 'mount'
          ? 'only component tests have mount: import something from the framework, or add profile="react", "vue", "angular", or "svelte" to the fence'
          : undefined
      case '2580':
      case '2591':
        return `this sample runs in the browser, where ${found} doesn't exist: if Node.js runs it, add the file's title or profile="node" to the fence`
      case '2304':
        return `declare ${found} in the sample, above // ---cut--- if readers don't need to see it`
      case '2307':
      case '2882':
        return found.startsWith('.')
          ? 'show the file on this page in a block with its title, or import a component of the sample application'
          : 'if the package exists, declare it in content/samples/ambient/packages'
      default:
        return undefined
    }
  }

  function explainCall({ sample, line }: Finding): string | undefined {
    const index = line - sample.line
    const text = sample.code.split('\n')[index] ?? ''
    if (/\bmount\(/.test(text)) return mountHint
    const [, parent = ''] = /\bcy\.(\w+)\(/.exec(text) ?? []
    if (optionsOf(parent).includes('force')) {
      return `${parent} acts on an element, so call it after a query: cy.get('…').${parent}()`
    }
    for (const match of sample.code.matchAll(callWithOptions)) {
      const [whole, name = '', object = ''] = match
      const first = lineAt(sample.code, match.index)
      const last = lineAt(sample.code, match.index + whole.length)
      if (index < first || last < index) continue
      const known = optionsOf(name)
      const strange = [...object.matchAll(/(?:^|,)\s*(\w+)\s*[:,]/g)]
        .map(([, key = '']) => key)
        .filter((key) => !known.includes(key))
      if (!known.length || !strange.length) continue
      return `${name} has no option ${strange.join(', ')} in cypress ${version}: use ${known.join(', ')}`
    }
    return undefined
  }
}
