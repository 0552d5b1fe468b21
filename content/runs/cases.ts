import { createHash } from 'node:crypto'
import ts from 'typescript'
import { arrange } from '../samples/arrange'
import { isCode, isScript, type Profile } from '../samples/meta'
import { profileOf } from '../samples/project'
import type { Sample } from '../samples/samples'

/** How a sample runs. */
export type Kind =
  /** Commands, which become the body of a test. */
  | 'fragment'
  /** Tests and hooks of its own. */
  | 'suite'
  /** A fragment that needs no page, because it only works with values. */
  | 'values'
  /** Defines commands, listeners, or classes that samples below it use. */
  | 'definitions'

/** A sample as a test of the real application. */
export interface Case {
  sample: Sample
  /** `25`, the line of the page, or `25.1` for the second one on the line. */
  name: string
  /** Identifies the sample in the results. */
  key: string
  kind: Kind
  /** Whether it's an end-to-end test, or the framework of its components. */
  profile: Profile
  start: Start
  expected: Expected
  /** What the page says that the sample fails with, or that a command prints. */
  quote?: string
  /**
   * What readers can watch: a run for each number of milliseconds that Fernhill
   * waits before it answers. The first decides about the sample.
   */
  recordings?: { id: string; delay: number }[]
}

/** Where a sample starts. */
interface Start {
  /** The address where a fragment starts, unless it visits one itself. */
  visit?: string
  /** The HTML of a page of its own, where a fragment starts instead. */
  markup?: string
  /** The state of Fernhill that it starts with. */
  state: State
}

/** What the harness has to do for a sample. */
export interface Needs {
  /** Whether it uses `cy.origin()`, which takes a second or more to begin. */
  otherOrigin: boolean
  /** Whether the first page that it visits is on another origin. */
  startsAway: boolean
  /** Whether it saves sessions, perhaps under a name that's taken. */
  savesSessions: boolean
}

/** What Fernhill knows when a sample starts. */
export interface State {
  /** Who's signed in. */
  user?: string
  /** The plants in the cart, by id. */
  cart: number[]
}

/** `either` is for types that are wrong on purpose: the compiler has proved them. */
type Expected = 'pass' | 'fail' | 'either'

/** A sample that doesn't run, and why. */
export interface Left {
  sample: Sample
  key: string
  /** Readers see it. */
  reason: string
}

/** Of everything on the page that the result of a sample depends on. */
function hashOf({ code, language, meta }: Sample, ...context: unknown[]) {
  // Only a label.
  const { correct: _, ...other } = meta
  return createHash('sha256')
    .update(JSON.stringify([code, language, other, ...context]))
    .digest('hex')
    .slice(0, 8)
}

/** The page of Fernhill that a name belongs to, as CONTRIBUTING lists them. */
const places: Record<string, string> = {
  '/': 'hero newsletter newsletter-email newsletter-submit',
  '/login': 'email password remember-me sign-in login-error',
  '/plants':
    'search light-filter plant-list plant-card plant-name plant-price add-to-cart empty-state load-more',
  '/plants/7':
    'stock quantity care-tabs review-text review-photo rating star average review-count',
  '/cart': 'cart-item remove coupon cart-total checkout',
  '/checkout': 'address delivery-date place-order confirmation',
  '/orders': 'orders order-row order-status',
}

const placeByName = new Map(
  Object.entries(places).flatMap(([place, names]) =>
    names.split(' ').map((name) => [name, place] as const),
  ),
)

const names = /data-cy="?([\w-]+)|getBySel(?:<\w+>)?\('([\w-]+)'/g

/** The page that has the first element that the code names. */
export function placeOf(code: string): string | undefined {
  for (const [, attribute, name] of code.matchAll(names)) {
    const place = placeByName.get(attribute ?? name ?? '')
    if (place) return place
  }
  return undefined
}

const visits = /\bcy\s*\.\s*(visit|mount|session)\(|\.visit\(/

/** Commands that need the database as it was, but no page. */
const requests = /\bcy\s*\.\s*request\(/

/** Commands that look at a page, which is all but these. */
const looks =
  /\bcy\s*\.\s*(?!(?:wrap|stub|spy|then|log|task|exec|fixture|readFile|writeFile|request|now|env|noop|wait\(\d)\b)\w+/

const ownTests =
  /^[ \t]*(describe|context|it|specify|before|after|beforeEach|afterEach)(\.\w+)*\(/m

const ownDefinitions =
  /^(Cypress\.(Commands|Keyboard|SelectorPlayground|ElementSelector|Screenshot|Cookies|on|once)\b|chai\.|export\b)/m

export function kindOf(
  { code, meta }: Pick<Sample, 'code' | 'meta'>,
  profile: Profile = 'e2e',
): Kind {
  if (ownTests.test(code)) return 'suite'
  if (profile !== 'e2e') {
    return /^(cy\.|mount\()/m.test(code) ? 'fragment' : 'definitions'
  }
  const { title = '' } = meta
  if (/^cypress\/support\//.test(title) || ownDefinitions.test(code)) {
    return 'definitions'
  }
  return looks.test(code) || requests.test(code) ? 'fragment' : 'values'
}

const guestPages = ['/login']

/** Samples about signing in start as a guest. */
const signsIn =
  /\b(sign-in|password|login-error|cy\.login|auth\.fernhill)\b|\/login/

function stateOf({ code, meta }: Sample, visit: string | undefined): State {
  const person =
    meta.as ??
    (guestPages.includes(visit ?? '') || signsIn.test(code) ? 'guest' : 'ada')
  const buys = /cart-item|(?<!api|support)\/cart'|checkout|place-order/.test(
    `${code} ${visit ?? ''}'`,
  )
  return {
    ...(person !== 'guest' && { user: `${person}@fernhill.example` }),
    cart: buys ? [7, 3] : [],
  }
}

/** The HTML that's shown above a sample in the same section. */
const markupFor = ({ line, section }: Sample, all: readonly Sample[]) =>
  all.findLast(
    (other) =>
      other.language === 'html' &&
      other.section?.line === section?.line &&
      other.line < line,
  )?.code

/** Names each sample of a page, so that results stay valid when lines move. */
function keysOf(
  samples: readonly Sample[],
  all: readonly Sample[],
  visit: string | undefined,
  quotes: ReadonlyMap<Sample, string>,
): string[] {
  const seen = new Map<string, number>()
  return samples.map((sample) => {
    const hash = hashOf(
      sample,
      visit,
      quotes.get(sample),
      markupFor(sample, all),
    )
    const count = (seen.get(hash) ?? 0) + 1
    seen.set(hash, count)
    return count > 1 ? `${hash}.${count}` : hash
  })
}

/**
 * Finds the sample that fails with a message: the one above it, or if that one
 * isn't wrong, the first wrong one below. Others that are wrong fail with the
 * message that's their heading.
 */
function quotesOf(all: readonly Sample[]): Map<Sample, string> {
  const samples = all
    .filter(({ language }) => isCode(language))
    .sort((a, b) => a.line - b.line)
  const quotes = new Map(
    samples
      .filter(({ meta }) => meta.wrong)
      .flatMap((sample) =>
        sample.section?.message === undefined
          ? []
          : [[sample, sample.section.message] as const],
      ),
  )
  for (const { line, code } of all.filter(({ meta }) => meta.error)) {
    const above = samples.findLast((sample) => sample.line < line)
    const sample =
      above && expectedOf(above) !== 'pass'
        ? above
        : samples.find((one) => one.line > line && expectedOf(one) !== 'pass')
    if (sample) quotes.set(sample, code)
  }
  return quotes
}

/** What's different in every run: durations, versions, and where files are. */
const varying =
  /\b(?:\d+m?s|\d+ seconds?|\d\d:\d\d|v?\d+\.\d+\.\d+(?:\.\d+)?)\b|\/(?:usr|home)\/(?:(?! {2}|\)\s).)*|:\d+:\d+\b/g

/** Printed text without boxes, and with `…` for what varies. */
const quoteOf = (printed: string) =>
  printed.replace(/[─-╿]+/g, ' ').replace(varying, '…')

/** Finds the commands that print what the page shows: those above it. */
function commandsOf(all: readonly Sample[]): Map<Sample, string> {
  return new Map(
    all
      .filter(({ meta }) => meta.printed)
      .flatMap(({ line, section, code }) => {
        const above = all.findLast(
          (one) =>
            isCommandLine(one) &&
            one.section?.line === section?.line &&
            one.line < line,
        )
        return above ? [[above, quoteOf(code)] as const] : []
      }),
  )
}

/** Whether a sample is typed into a terminal, and not a file of that kind. */
export const isCommandLine = ({
  language,
  meta,
}: Pick<Sample, 'language' | 'meta'>) =>
  language === 'bash' && meta.title === undefined

/**
 * Decides for each sample of a page whether and how it runs.
 *
 * @param visit where the page's fragments start, from its front matter
 * @param version of the application that runs them
 */
export function planPage(
  all: readonly Sample[],
  visit: string | undefined,
  version: string,
): {
  cases: Case[]
  configurations: Case[]
  commandLines: Case[]
  left: Left[]
} {
  const commands = commandsOf(all)
  const samples = all.filter(
    (sample) => isCode(sample.language) || commands.has(sample),
  )
  const quotes = new Map([...quotesOf(all), ...commands])
  const keys = keysOf(samples, all, visit, quotes)
  const cases: Case[] = []
  const configurations: Case[] = []
  const commandLines: Case[] = []
  const left: Left[] = []
  for (const [index, sample] of samples.entries()) {
    const key = keys[index] ?? ''
    const printed = commands.get(sample)
    if (printed !== undefined) {
      commandLines.push(toCommandLine(sample, key, printed))
      continue
    }
    const reason = reasonToLeave(sample, version)
    if (reason === undefined) {
      const quote = quotes.get(sample)
      const list = isConfiguration(sample) ? configurations : cases
      list.push({
        ...toCase(sample, key, visit, markupFor(sample, all)),
        ...(quote !== undefined && { quote }),
      })
    } else left.push({ sample, key, reason })
  }
  return { cases, configurations, commandLines, left }
}

/** A block of `bash`, and what it has to print. */
export const toCommandLine = (
  sample: Sample,
  key: string,
  quote: string | undefined,
): Case => ({
  sample,
  name: `${sample.line}`,
  key,
  kind: 'values',
  profile: 'node',
  start: { state: { cart: [] } },
  // Even a command that succeeds has printed something to compare.
  expected: 'fail',
  ...(quote !== undefined && { quote }),
})

function reasonToLeave(sample: Sample, version: string): string | undefined {
  const { meta, language } = sample
  if (meta.norun !== undefined) return meta.norun
  if (meta.nocheck !== undefined) return meta.nocheck
  if (meta.needs !== undefined && isNewer(meta.needs, version)) {
    return `needs Cypress ${meta.needs}`
  }
  if (isConfiguration(sample)) return undefined
  const other = leftProfiles[profileOf(sample)]
  if (other !== undefined) return other
  return isScript(language) && isTypes(sample)
    ? 'only declares types'
    : undefined
}

/** Why samples of these profiles don't run. */
const leftProfiles: Partial<Record<Profile, string>> = {
  node: 'runs in Node.js, outside Cypress',
}

/** Whether the sample is a configuration file, which the application loads. */
const isConfiguration = ({ code, meta }: Sample) =>
  /^cypress\.config\.[cm]?[jt]s$/.test(arrange(code, meta).title ?? '')

const isNewer = (wanted: string, version: string) =>
  wanted.localeCompare(version, 'en', { numeric: true }) > 0

/** Whether the sample only declares types, so that nothing is left to run. */
function isTypes({ code, meta }: Sample): boolean {
  if (/\.d\.ts$/.test(meta.title ?? '')) return true
  const { statements } = ts.createSourceFile(
    'sample.ts',
    code,
    ts.ScriptTarget.Latest,
  )
  return statements.every(
    (statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isModuleDeclaration(statement) ||
      (ts.isVariableStatement(statement) &&
        statement.modifiers?.some(
          ({ kind }) => kind === ts.SyntaxKind.DeclareKeyword,
        )) ||
      (ts.isFunctionDeclaration(statement) && !statement.body),
  )
}

const expectedOf = ({ meta }: Sample): Expected =>
  meta.wrong ? 'fail' : meta.errors.length ? 'either' : 'pass'

function toCase(
  sample: Sample,
  key: string,
  pageVisit: string | undefined,
  above: string | undefined,
): Case {
  const { code, line, cell, meta } = sample
  const profile = profileOf(sample)
  const kind = kindOf(sample, profile)
  const isPlaced =
    profile === 'e2e' &&
    kind === 'fragment' &&
    !visits.test(code) &&
    (looks.test(code) || meta.visit !== undefined)
  const markup = isPlaced && meta.visit === undefined ? above : undefined
  const visit =
    isPlaced && markup === undefined
      ? (meta.visit ?? placeOf(code) ?? pageVisit ?? '/plants')
      : undefined
  return {
    sample,
    key,
    name: cell === undefined ? `${line}` : `${line}.${cell}`,
    kind,
    profile,
    start: {
      ...(visit !== undefined && { visit }),
      ...(markup !== undefined && { markup }),
      state: profile === 'e2e' ? stateOf(sample, visit) : { cart: [] },
    },
    expected: expectedOf(sample),
    ...(meta.replay && {
      recordings: meta.replay.map((delay, index) => ({
        id: index ? `${key}-${delay}` : key,
        delay,
      })),
    }),
  }
}
