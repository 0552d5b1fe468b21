import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss'
import { isUnshownClass, isUnusedClass } from './unusedStyles'

/** What a selector has to match; what stands in `:not(…)` it need not. */
const classesIn = (selector: string) =>
  [
    ...selector
      .replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/\.(-?[a-z_][\w-]*)/gi),
  ].map(([, name = '']) => name)

/** The framework's styles: it puts them in layers; ours are in none, and win. */
function layersOf(sheet: Root): AtRule[] {
  const layers: AtRule[] = []
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layers.push(layer)
  })
  return layers
}

function dropUnusedRules(layer: AtRule): void {
  layer.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) =>
        !classesIn(selector).some(
          (name) => isUnusedClass(name) || isUnshownClass(name),
        ),
    )
    if (!kept.length) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** The properties that our own styles set without a condition, by selector. */
function readOwn(sheet: Root): Map<string, Set<string>> {
  const own = new Map<string, Set<string>>()
  for (const rule of sheet.nodes) {
    if (rule.type !== 'rule') continue
    for (const selector of rule.selectors) {
      const properties = own.get(selector) ?? new Set()
      own.set(selector, properties)
      rule.each((node) => {
        if (node.type === 'decl') properties.add(node.prop)
      })
    }
  }
  return own
}

/** `html[data-theme='dark']` and the like: what they match, `:root` does too. */
const isRoot = (selector: string) =>
  /^(html|:root)?(\[data-theme=[^\]]*\])?(:root)?$/.test(selector)

/** Drops what is set in a layer and, for the same elements, outside of it. */
function dropOverridden(
  layer: AtRule,
  own: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  layer.walkRules((rule) => {
    const isOverridden = (property: string) =>
      rule.selectors.every(
        (selector) =>
          own.get(selector)?.has(property) ||
          (isRoot(selector) && own.get(':root')?.has(property)),
      )
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return
      const [, shorthand] = /^(margin|padding)-/.exec(node.prop) ?? []
      if (isOverridden(node.prop) || (shorthand && isOverridden(shorthand))) {
        node.remove()
      }
    })
  })
}

/** On the root, in a layer, without a condition, and of known value. */
const isConstant = ({ parent, value }: Declaration) =>
  parent?.type === 'rule' &&
  (parent as Rule).selector === ':root' &&
  parent.parent?.type === 'atrule' &&
  (parent.parent as AtRule).name === 'layer' &&
  // `inherit` and its kin say where a value is from, and not which it is.
  !/var\(|^(inherit|initial|unset|revert.*)$/.test(value)

/** Writes custom properties of the framework that never vary where they are read. */
function inlineConstants(sheet: Root): void {
  const all = new Map<string, Declaration[]>()
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration
    all.set(prop, [...(all.get(prop) ?? []), declaration])
  })
  let constants: Declaration[]
  // A value that reads others is constant once they are written into it.
  do {
    constants = [...all.values()].flatMap(([only, ...others]) =>
      only && !others.length && isConstant(only) ? only : [],
    )
    for (const { prop, value } of constants) {
      sheet.walkDecls((reader) => {
        // Between spaces, for there need not be one beside a parenthesis.
        const written = ` ${value} `
        reader.value = reader.value.replaceAll(`var(${prop})`, () => written)
      })
      all.delete(prop)
    }
  } while (constants.length)
}

/** The custom properties that are read in a sheet or a script. */
export const readsIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** Drops custom properties that nothing reads but others that nothing reads. */
function dropUnread(sheet: Root, readElsewhere: readonly string[]): void {
  let dropped: number
  do {
    dropped = 0
    const read = new Set([...readElsewhere, ...readsIn(sheet.toString())])
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return
      declaration.remove()
      dropped++
    })
  } while (dropped)
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node)
    if (!node.nodes.length) node.remove()
  })
}

/** Leaves, in the order of layers, those that are not empty. */
function dropEmptyLayers(sheet: Root): void {
  const full = new Set(layersOf(sheet).map(({ params }) => params))
  sheet.walkAtRules('layer', (order) => {
    if (order.nodes) return
    const names = order.params.split(/,\s*/).filter((name) => full.has(name))
    if (names.length) order.params = names.join(', ')
    else order.remove()
  })
}

/**
 * Takes from the sheet of the site what has no effect: the framework's rules
 * for classes without use, what our styles override, and custom properties
 * that nothing reads, or that never vary.
 *
 * @param readElsewhere custom properties that scripts read
 */
export function slimStyles(
  css: string,
  readElsewhere: readonly string[],
): string {
  const sheet = postcss.parse(css)
  const own = readOwn(sheet)
  for (const layer of layersOf(sheet)) {
    dropUnusedRules(layer)
    dropOverridden(layer, own)
  }
  inlineConstants(sheet)
  dropUnread(sheet, readElsewhere)
  dropEmpty(sheet)
  dropEmptyLayers(sheet)
  return sheet.toString()
}
