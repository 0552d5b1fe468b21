import { badges } from '../../src/data/badges'
import { tabGroups } from '../../src/data/tabs'
import type { BadgeKind } from '../../src/data/types'
import { elements, isOurs } from '../api/elements'
import type { Problem } from '../../lib/problem'
import {
  attributeOf,
  elementsOf,
  lineOf,
  type Jsx,
  type Page,
} from '../page/page'
import { suggest } from '../../lib/suggest'
import { compareVersions, isVersion } from '../page/versions'
import {
  components as site,
  globalAttributes,
  html,
  themeComponents,
  type Element,
} from './vocabulary'

const groups: Record<string, Record<string, string>> = tabGroups

const vocabulary = { ...site, ...themeComponents }

/** Elements are known, and so are their attributes and the values of these. */
export function components(
  { file, tree, imports }: Page,
  documented: string,
): Problem[] {
  const imported = imports.flatMap(({ names }) => names)
  const all = elementsOf(tree)
  // What stands between <Options> and </Options> is theirs to judge.
  const inside = new Set(
    all
      .filter(({ name }) => name === 'Options')
      .flatMap(({ children }) => elementsOf({ type: 'root', children })),
  )
  const own = all.filter((element) => !inside.has(element))
  return own.flatMap((element) =>
    messagesOf(element, imported, documented).map((message) => ({
      file,
      line: lineOf(element),
      message,
    })),
  )
}

function messagesOf(
  element: Jsx,
  imported: string[],
  documented: string,
): string[] {
  const { name } = element
  // A fragment, or a component that the page brings along.
  if (name === null || imported.includes(name.split('.')[0] ?? '')) return []
  // Made at build time, which tells more than we could.
  if (isOurs(name)) return []
  if (/^[a-z]/.test(name)) return htmlMessages(element, name)
  const known = vocabulary[name]
  if (!known) {
    const names = [
      ...Object.keys(vocabulary),
      ...Object.keys(elements),
      ...imported,
    ].sort()
    return [
      `<${name}> is no component: put code in backticks; allowed are ${names.join(', ')}${suggest(name, names)}`,
    ]
  }
  return [
    ...attributeMessages(element, name, known),
    ...(name === 'Tabs' ? tabsMessages(element) : []),
    ...(name === 'Badge' ? badgeMessages(element, documented) : []),
  ]
}

/** What React calls otherwise than HTML does. */
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
}

function htmlMessages(element: Jsx, name: string): string[] {
  const known = html[name]
  if (!known) {
    const other = name === 'iframe' || name === 'video' ? '; write <Video>' : ''
    const names = [...Object.keys(html), ...Object.keys(vocabulary)]
    return [
      `<${name}> is no element that pages use: write Markdown, or one of ${Object.keys(html).join(', ')}${other || suggest(name, names)}`,
    ]
  }
  return attributeMessages(element, name, {
    ...known,
    attributes: { ...globalAttributes, ...known.attributes },
  })
}

function attributeMessages(
  { attributes }: Jsx,
  name: string,
  known: Element,
): string[] {
  // What is spread, `{...props}`, is known to nobody before it runs.
  const spread = attributes.some(({ type }) => type !== 'mdxJsxAttribute')
  const written = attributes.filter(
    (attribute) => attribute.type === 'mdxJsxAttribute',
  )
  const allowed = Object.keys(known.attributes)
  const wrong = written.flatMap(({ name: attribute, value }) => {
    if (/^(aria|data)-/.test(attribute)) return []
    if (!(attribute in known.attributes)) {
      const guess = renamed[attribute]
      return `<${name} ${attribute}> means nothing: allowed ${allowed.length ? `are ${allowed.join(', ')}` : 'is no attribute'}${guess ? `; write "${guess}"` : suggest(attribute, allowed)}`
    }
    const values = known.attributes[attribute]
    if (attribute === 'style' && typeof value === 'string') {
      return `<${name} style="${value}"> ends the build: styles belong to components, not to pages`
    }
    if (!values || typeof value !== 'string' || values.includes(value)) {
      return []
    }
    return `<${name} ${attribute}="${value}"> is unknown: allowed are ${values.join(', ')}${suggest(value, values)}`
  })
  const missing = spread
    ? []
    : known.required
        .filter((wanted) => !written.some((found) => found.name === wanted))
        .map((wanted) => {
          const values = known.attributes[wanted]
          return `<${name}> has no ${wanted}: write <${name} ${wanted}="${values?.[0] ?? '…'}">${values ? `, one of ${values.join(', ')}` : ''}`
        })
  return [...wrong, ...missing]
}

const kinds: Record<string, BadgeKind> = badges

/** Versions stand where the badge says one, and are versions. */
function badgeMessages(badge: Jsx, documented: string): string[] {
  const kind = attributeOf(badge, 'kind') ?? ''
  const version = attributeOf(badge, 'version')
  const written = `<Badge kind="${kind}"${version === undefined ? '' : ` version="${version}"`}>`
  const allowed = kinds[kind]?.version
  if (version === undefined) {
    return allowed === 'always'
      ? [`${written} has no version: write version="${documented}"`]
      : []
  }
  if (allowed === 'never') return [`${written} says no version: remove it`]
  if (!isVersion(version)) {
    return [
      `${written} has no version: write all three numbers, such as ${documented}`,
    ]
  }
  return compareVersions(version, documented) > 0
    ? [`${written} is newer than ${documented}, which this site documents`]
    : []
}

function tabsMessages(tabs: Jsx): string[] {
  const children = tabs.children.filter(
    (child) => child.type === 'mdxJsxFlowElement',
  )
  const stray = tabs.children.find(
    (child) => child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem',
  )
  if (stray) {
    return [
      `<Tabs> holds something else than <TabItem> in line ${lineOf(stray)}: put it into a tab, or before the tabs`,
    ]
  }
  const groupId = attributeOf(tabs, 'groupId')
  const group = groups[groupId ?? '']
  if (groupId !== undefined && !group) {
    return [
      `<Tabs groupId="${groupId}"> is no known choice: add it to src/data/tabs.ts, or leave groupId away if other pages have no such choice; allowed are ${Object.keys(groups).join(', ')}${suggest(groupId, Object.keys(groups))}`,
    ]
  }
  return children.flatMap((item) => {
    const value = attributeOf(item, 'value') ?? ''
    if (group && !(value in group)) {
      const values = Object.keys(group)
      return `<TabItem value="${value}"> is not in the group "${groupId}": add it to src/data/tabs.ts if it is new; allowed are ${values.join(', ')}${suggest(value, values)}`
    }
    if (group || attributeOf(item, 'label')) return []
    return `<TabItem value="${value}"> has no label: write what its tab says, label="…", or give <Tabs> a groupId, one of ${Object.keys(groups).join(', ')}`
  })
}
