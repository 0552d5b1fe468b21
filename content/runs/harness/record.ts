/// <reference types="cypress" />
import {
  type RecordedLine,
  type Recording,
  scrollStep,
} from '../../../lib/recording'

/** What recordings need of a line of the Command Log, most of which has no type. */
interface Line {
  id: string
  name: string
  displayName?: string
  message?: string
  state: RecordedLine['state']
  type?: 'parent' | 'child' | 'system'
  event?: boolean
  instrument?: string
  groupLevel?: number
  numElements?: number
  alias?: string | string[]
  aliasType?: string
  err?: { message: string }
  hidden?: boolean
  /** What `cy.session()` has done, such as `created`. */
  sessionInfo?: { status?: string }
  renderProps?: {
    message?: string
    indicator?: string
    /** What an intercept has done to the request. */
    status?: string
    wentToOrigin?: boolean
    interceptions?: { alias?: string }[]
  }
}

interface Log {
  get(name: '$el'): JQuery | undefined
  toJSON(): Line
}

interface Retry {
  error?: { message: string }
}

/** What the driver knows. */
interface Internals {
  state(name: 'document'): Document | undefined
  state(name: 'viewportWidth' | 'viewportHeight'): number | undefined
}

const driver = cy as unknown as Internals

/** A state of the page, and the elements in it that lines were about. */
interface State {
  at: number
  url: string
  root: Element
  html: string
  marked: Map<Element, Set<number>>
  /** How far the page was scrolled for each line, in pixels. */
  scrolled: Map<number, number>
}

const round = (milliseconds: number) => Math.round(milliseconds / 10) * 10

/** In the log, two asterisks stand for bold type. */
const plain = (text: string) => text.replaceAll('**', '')

/** As many states as a reader needs: animations have hundreds. */
const mostStates = 24

/** Leaves out states between others, but none that a line is about. */
function thin(states: readonly State[]): State[] {
  const isNeeded = (state: State, index: number) =>
    state.scrolled.size > 0 || index === states.length - 1
  const others = states.filter((state, index) => !isNeeded(state, index))
  const room = Math.max(1, mostStates - (states.length - others.length))
  const step = Math.ceil(others.length / room)
  const kept = new Set(others.filter((_, index) => index % step === 0))
  return states.filter(
    (state, index) => kept.has(state) || isNeeded(state, index),
  )
}

/** Messages of attempts that saw nothing wrong yet, and only have to wait. */
const waits = /could not determine the actionability|timed out waiting/

/** What an attempt saw, without what Cypress suggests to do about it. */
const gist = (message: string) =>
  waits.test(message)
    ? ''
    : plain(message)
        .replace(/^Timed out retrying after \d+ms: /, '')
        .split(/\n\n(?:Fix this|You can|Common situations)/, 1)
        .join()
        .replace(/\s+/g, ' ')

/** Records what the Command Log and the page show until it's told to stop. */
export function record() {
  const start = performance.now()
  const now = () => round(performance.now() - start)
  const lines = new Map<string, RecordedLine>()
  const logs = new Set<Log>()
  const states: State[] = []

  const indexOf = (id: string) => [...lines.keys()].indexOf(id)

  const onLine = (line: Line, log: Log) => {
    if (line.instrument !== 'command' || line.hidden) return
    logs.add(log)
    const at = now()
    const known = lines.get(line.id)
    const isOver = line.state !== 'pending'
    const wasOver = known && known.state !== 'pending'
    lines.set(line.id, {
      ...toLine(line),
      at: known?.at ?? at,
      end: wasOver ? known.end : at,
      ...(known?.tries && { tries: known.tries }),
    })
    capture(at)
    if (isOver || !known) mark(indexOf(line.id), log.get('$el'))
  }

  const onRetry = ({ error }: Retry) => {
    const waiting = [...lines.values()].findLast(
      ({ state, event }) => state === 'pending' && !event,
    )
    if (!waiting) return
    const saw = gist(error?.message ?? '')
    waiting.tries ??= []
    const last = waiting.tries.at(-1)
    if (last?.saw === saw) last.at.push(now())
    else waiting.tries.push({ saw, at: [now()] })
    capture(now())
  }

  const capture = (at: number) => {
    const doc = documentOfApp()
    if (!doc) return
    const { root, copies } = copy(doc)
    const html = root.outerHTML
    const last = states.at(-1)
    if (last?.html === html) {
      current = { doc, copies: copiesOf(doc, last.root, copies) }
      return
    }
    current = { doc, copies }
    states.push({
      at,
      html,
      root,
      url: doc.location.href,
      marked: new Map(),
      scrolled: new Map(),
    })
  }

  let current: { doc: Document; copies: Map<Element, Element> } | undefined

  const mark = (line: number, elements: JQuery | undefined) => {
    const state = states.at(-1)
    if (!state || !current || !elements) return
    const found = elements
      .toArray()
      .filter((element) => current?.doc.contains(element))
    for (const element of found) {
      const target = current.copies.get(element)
      if (!target) continue
      const marks = state.marked.get(target) ?? new Set()
      state.marked.set(target, marks.add(line))
    }
    const [first] = found
    if (first) state.scrolled.set(line, scrollFor(first))
  }

  const listen = () => {
    Cypress.on('log:added', onLine as never)
    Cypress.on('log:changed', onLine as never)
    Cypress.on('command:retry', onRetry as never)
  }

  /** @returns the recording, whose pages are HTML instead of files */
  const stop = (hasFailed: boolean): Recording => {
    // Cypress reports the last changes some milliseconds late.
    for (const log of [...logs]) onLine(log.toJSON(), log)
    capture(now())
    Cypress.off('log:added', onLine as never)
    Cypress.off('log:changed', onLine as never)
    Cypress.off('command:retry', onRetry as never)
    // Never 0, since the player divides by it.
    const duration = Math.max(
      10,
      ...[...lines.values(), ...states].map((one) =>
        'end' in one ? one.end : one.at,
      ),
    )
    return {
      duration,
      // `cy.viewport()` doesn't change the configuration.
      width: driver.state('viewportWidth') ?? Cypress.config('viewportWidth'),
      height:
        driver.state('viewportHeight') ?? Cypress.config('viewportHeight'),
      ...(hasFailed && { hasFailed: true }),
      // A request may still wait for its response.
      lines: [...lines.values()].map((line) =>
        line.state === 'pending' ? { ...line, end: duration } : line,
      ),
      pages: thin(states).map(({ at, url, ...state }) => ({
        at,
        url,
        file: print(state),
      })),
    }
  }

  listen()
  capture(0)
  return stop
}

/** What the reporter of Cypress makes of a line. */
function toLine(line: Line): Omit<RecordedLine, 'at' | 'end'> {
  const { message, renderProps, event, type, sessionInfo } = line
  const name = line.displayName ?? line.name
  const aliases =
    line.aliasType === 'route'
      ? []
      : [line.alias ?? []].flat().map((alias) => alias.replace(/^@/, ''))
  const {
    indicator,
    status,
    wentToOrigin,
    interceptions = [],
  } = {
    ...renderProps,
  }
  const circle = indicator ? `${wentToOrigin ? '●' : '○'} ` : ''
  const last = interceptions.at(-1)
  const badges = last
    ? [
        status,
        last.alias ?? 'no alias',
        interceptions[1] && interceptions.length,
      ]
    : [...aliases, ...(sessionInfo?.status ? [sessionInfo.status] : [])]
  return {
    name: event && type !== 'system' ? `(${name})` : name,
    message: circle + plain(renderProps?.message ?? message ?? ''),
    state: line.state,
    ...(type === 'child' && { child: true as const }),
    ...(event && { event: true as const }),
    ...(line.groupLevel && { level: line.groupLevel }),
    ...(line.numElements !== undefined &&
      line.numElements !== 1 && { elements: line.numElements }),
    ...(badges.length && { alias: badges.filter(Boolean).join(' ') }),
    ...(line.err && { error: plain(line.err.message) }),
  }
}

/** The document that's tested, unless it's on another origin. */
function documentOfApp(): Document | undefined {
  try {
    const doc = driver.state('document')
    // A document that the app has left has no window.
    return doc?.defaultView && doc.documentElement ? doc : undefined
  } catch {
    return undefined
  }
}

/** Left out, because a picture of the page needs no code and brings its own styles. */
const unneeded =
  'script, noscript, base, meta, link:not([rel=stylesheet]), template'

/** Copies a document with what its fields contain, and its shadow roots. */
function copy(doc: Document) {
  const copies = new Map<Element, Element>()
  const root = copyElement(doc.documentElement, copies)
  root.querySelectorAll(unneeded).forEach((element) => {
    if (!element.hasAttribute('shadowrootmode')) element.remove()
  })
  return { root, copies }
}

function copyElement(element: Element, copies: Map<Element, Element>): Element {
  const made = element.cloneNode() as Element
  copies.set(element, made)
  for (const { name } of [...made.attributes]) {
    if (/^on|^(autofocus|nonce|integrity|crossorigin)$/.test(name))
      made.removeAttribute(name)
  }
  copyState(element, made)
  if (element.shadowRoot) {
    const template = document.createElement('template')
    template.setAttribute('shadowrootmode', element.shadowRoot.mode)
    for (const sheet of element.shadowRoot.adoptedStyleSheets) {
      const style = document.createElement('style')
      style.textContent = [...sheet.cssRules]
        .map((rule) => rule.cssText)
        .join('\n')
      template.content.append(style)
    }
    copyChildren(element.shadowRoot, template.content, copies)
    made.append(template)
  }
  copyChildren(element, made, copies)
  return made
}

function copyChildren(
  from: ParentNode & Node,
  to: Node,
  copies: Map<Element, Element>,
) {
  if (from.nodeName === 'TEXTAREA' || from.nodeName === 'IFRAME') return
  for (const child of from.childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE)
      to.appendChild(copyElement(child as Element, copies))
    else if (child.nodeType === Node.TEXT_NODE)
      to.appendChild(child.cloneNode())
  }
}

/** As large as a preview needs it, in pixels. */
const previewWidth = 160

/** Makes an image that only exists in this browser a part of the page. */
function toData(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = previewWidth
  canvas.height =
    (previewWidth * image.naturalHeight) / image.naturalWidth || previewWidth
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.7)
}

/** What people see in a field isn't in its attributes. */
function copyState(from: Element, to: Element) {
  const { nodeName } = from
  if (nodeName === 'INPUT') {
    const { type, value, checked } = from as HTMLInputElement
    if (type !== 'file') to.setAttribute('value', value)
    to.toggleAttribute('checked', checked)
  } else if (nodeName === 'TEXTAREA') {
    to.textContent = (from as HTMLTextAreaElement).value
  } else if (nodeName === 'OPTION') {
    to.toggleAttribute('selected', (from as HTMLOptionElement).selected)
  } else if (nodeName === 'IFRAME') {
    to.removeAttribute('src')
    to.removeAttribute('srcdoc')
  } else if (
    nodeName === 'IMG' &&
    /^(blob|data):/.test((from as HTMLImageElement).src)
  ) {
    to.setAttribute('src', toData(from as HTMLImageElement))
  } else if (nodeName === 'DIALOG' && from.matches(':modal')) {
    to.setAttribute('data-modal', '')
  }
}

/** The elements of an earlier copy that stand for those of a new one. */
function copiesOf(
  doc: Document,
  root: Element,
  copies: Map<Element, Element>,
): Map<Element, Element> {
  const own = [...root.querySelectorAll('*')]
  const newRoot = copies.get(doc.documentElement)
  const all = newRoot ? [...newRoot.querySelectorAll('*')] : []
  const positions = new Map(all.map((element, index) => [element, index]))
  return new Map(
    [...copies].flatMap(([element, made]) => {
      const target = made === newRoot ? root : own[positions.get(made) ?? -1]
      return target ? [[element, target] as const] : []
    }),
  )
}

/** How far to scroll a picture of the page so that an element can be seen. */
function scrollFor(element: Element): number {
  const win = element.ownerDocument.defaultView
  if (!win) return 0
  const { top, bottom } = element.getBoundingClientRect()
  const isSeen = top >= 0 && bottom <= win.innerHeight
  return isSeen ? win.scrollY : Math.max(0, top + win.scrollY - 150)
}

/** Writes a state as HTML, with an anchor for each line that's about an element in it. */
function print({
  root,
  marked,
  scrolled,
}: Pick<State, 'root' | 'marked' | 'scrolled'>): string {
  for (const [element, lines] of marked)
    element.setAttribute('data-line', [...lines].join(' '))
  for (const [line, top] of scrolled) {
    const anchor = document.createElement('i')
    anchor.id = `line-${line}`
    anchor.className = `at-${Math.floor(top / scrollStep)}`
    root.querySelector('body')?.append(anchor)
  }
  return root.outerHTML
}
