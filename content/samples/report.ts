import type { Problem } from '../../lib/problem'
import type { Facts } from '../api/facts'
import type { Sample } from './samples'
import { isSyntax, type Finding } from './typescript'

/**
 * Turns what the compiler found into what the author must mend: errors that a
 * sample announces are none, unless they are gone.
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
        message: `errors="${code}", but TypeScript does not report TS${code}: mend the sample or the number`,
      })),
    ]
  })
}

/** What follows the first slip of grammar follows from it. */
const isFirstOfGrammar = (finding: Finding, _: number, all: Finding[]) =>
  !isSyntax(finding) || finding === all.find(isSyntax)

/** Says in the terms of Cypress what the compiler says in those of types. */
type Hints = (finding: Finding) => string | undefined

/** How many of the compiler's reasons help; those below are about its ways. */
const mostReasons = 2

const longestLine = 240

const shorten = (text: string) =>
  text.length > longestLine ? `${text.slice(0, longestLine)}…` : text

/** The compiler's words, the line that they are about, and what may help. */
function explain(finding: Finding, hint: Hints): Problem {
  const { sample, line, code, message } = finding
  const lines = sample.code.split('\n')
  const index = Math.min(Math.max(line - sample.line, 0), lines.length - 1)
  const [first = '', ...reasons] = message
    .replace('\n  The last overload gave the following error.', '')
    // What is said about installing types is for other projects.
    .replace(/ Do you need to install type definitions.*/, '')
    .split('\n')
  const help = hint(finding)
  return {
    file: sample.file,
    line: sample.line + index,
    message: [
      `${code && `TS${code} `}${first}`,
      // What is wrong in a mount, the last overload does not tell.
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

const mountHint = 'the props or the options do not fit the component'

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
          ? 'mount belongs to component tests: import something of the framework, or add profile="react", "vue", "angular" or "svelte"'
          : undefined
      case '2580':
      case '2591':
        return `the sample runs in the browser, where ${found} does not exist; for what Node.js runs, give the file's title, or profile="node"`
      case '2304':
        return `declare ${found} in the sample, above // ---cut--- if readers need not see it`
      case '2307':
      case '2882':
        return found.startsWith('.')
          ? 'show the file on this page, in a block with its title, or import a component of the sample application'
          : 'add its declarations to content/samples/ambient/packages, if the package exists'
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
      return `${parent} acts on elements, so it follows a query: cy.get('…').${parent}()`
    }
    const lineOf = (position: number) =>
      sample.code.slice(0, position).split('\n').length - 1
    for (const match of sample.code.matchAll(callWithOptions)) {
      const [whole, name = '', object = ''] = match
      const first = lineOf(match.index)
      const last = lineOf(match.index + whole.length)
      if (index < first || last < index) continue
      const known = optionsOf(name)
      const strange = [...object.matchAll(/(?:^|,)\s*(\w+)\s*[:,]/g)]
        .map(([, key = '']) => key)
        .filter((key) => !known.includes(key))
      if (!known.length || !strange.length) continue
      return `${name} has no option ${strange.join(', ')} in cypress ${version}; it has ${known.join(', ')}`
    }
    return undefined
  }
}
