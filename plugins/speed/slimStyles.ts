import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss'
import { isUnshownClass, isUnusedClass } from './unusedStyles'

/** The classes an element needs to match, so not the ones in `:not(…)`. */
const classesIn = (selector: string) =>
  [
    ...selector
      .replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/\.(-?[a-z_][\w-]*)/gi),
  ].map(([, name = '']) => name)

/** The framework's styles. Ours aren't in a layer, so they override these. */
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

/** The properties that our own styles set unconditionally, by selector. */
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

/** Whether it matches the same element as `:root`, in any color mode. */
const isRoot = (selector: string) =>
  /^(html|:root)?(\[data-theme=[^\]]*\])?(:root)?$/.test(selector)

/** Elements with `.alert--danger` also have `.alert`: Infima's names say so. */
const withoutModifier = (selector: string) =>
  selector.replace(/^(\.[a-z]+(?:__[a-z-]+?)?)--[\w-]+$/, '$1')

/** Drops declarations in a layer that our styles override for all elements. */
function dropOverridden(
  layer: AtRule,
  own: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  layer.walkRules((rule) => {
    const isOverridden = (property: string) =>
      rule.selectors.every(
        (selector) =>
          own.get(selector)?.has(property) ||
          own.get(withoutModifier(selector))?.has(property) ||
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

/** Set unconditionally on the root, in a layer, to a known value. */
const isConstant = ({ parent, value }: Declaration) =>
  parent?.type === 'rule' &&
  (parent as Rule).selector === ':root' &&
  parent.parent?.type === 'atrule' &&
  (parent.parent as AtRule).name === 'layer' &&
  // Keywords like `inherit` say where the value comes from, not what it is.
  !/var\(|^(inherit|initial|unset|revert.*)$/.test(value)

/** Replaces `var()` with the value of framework properties that never vary. */
function inlineConstants(sheet: Root): void {
  const all = new Map<string, Declaration[]>()
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration
    all.set(prop, [...(all.get(prop) ?? []), declaration])
  })
  let constants: Declaration[]
  // A value with `var()` becomes constant once those are inlined.
  do {
    constants = [...all.values()].flatMap(([only, ...others]) =>
      only && !others.length && isConstant(only) ? only : [],
    )
    for (const { prop, value } of constants) {
      sheet.walkDecls((reader) => {
        // With spaces, because `var(--a)var(--b)` has none.
        const written = ` ${value} `
        reader.value = reader.value.replaceAll(`var(${prop})`, () => written)
      })
      all.delete(prop)
    }
  } while (constants.length)
}

/** The custom properties that a style sheet or script reads. */
export const readsIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** Drops custom properties that nothing reads, and then the ones they read. */
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

/** Removes empty layers from the statements that define the layer order. */
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
 * Removes what has no effect from the site's style sheet: the framework's rules
 * for unused classes, declarations that our styles override, and custom
 * properties that nothing reads or that never vary.
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
