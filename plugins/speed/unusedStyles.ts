/**
 * Classes of Infima that nothing on the site has: its grid, its steps of
 * distance, and components of other sites. `tests/builds/styles.test.ts` holds
 * that it stays so.
 */
export const isUnusedClass = (name: string): boolean =>
  families.test(name) && !used.has(name)

const families =
  /^(row--|col--|container--fluid|margin(-\w+)?--|padding(-\w+)?--|shadow--|text--|avatar|alert__|alert--primary|badge--(?!secondary)|breadcrumbs--|button--(?!outline|secondary|primary)|button-group|card__|card--|dropdown--(hoverable|nocaret)|hero__|hero--|navbar__items--center|navbar__search|pagination--|pagination__|pills)/

/** What the theme has all the same. */
const used = new Set([
  'margin-top--sm',
  'margin-left--sm',
  'margin-bottom--sm',
  'margin-top--md',
  'margin-bottom--md',
  'margin-right--md',
  'padding--none',
  'padding-top--md',
  'padding-bottom--lg',
  'text--center',
  'text--truncate',
])

/** The part of PostCSS that this needs. */
interface Rule {
  selectors: string[]
  source?: { input: { file?: string } }
  remove: () => void
}

/** What a selector has to match; what stands in `:not(…)` it need not. */
const classesIn = (selector: string) =>
  [
    ...selector
      .replace(/:(?:not|is|where)\([^)]*\)/g, '')
      .matchAll(/\.(-?[a-z_][\w-]*)/gi),
  ].map(([, name = '']) => name)

/** Takes from Infima, as PostCSS reads it, the rules of unused classes. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  Rule(rule: Rule) {
    if (!/[\\/]infima[\\/]/.test(rule.source?.input.file ?? '')) return
    const kept = rule.selectors.filter(
      (selector) => !classesIn(selector).some(isUnusedClass),
    )
    if (kept.length === rule.selectors.length) return
    if (kept.length) rule.selectors = kept
    else rule.remove()
  },
}
