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
  generated,
  globalAttributes,
  html,
  themeComponents,
  type Element,
} from './vocabulary'

const groups: Record<string, Record<string, string>> = tabGroups

const vocabulary = { ...site, ...themeComponents, ...generated }

/** Elements, their attributes, and the attributes' values are known. */
export function components(
  { file, tree, imports }: Page,
  documented: string,
): Problem[] {
  const imported = imports.flatMap(({ names }) => names)
  const all = elementsOf(tree)
  // <Options> checks its own children.
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
  // A fragment, or a component that the page imports.
  if (name === null || imported.includes(name.split('.')[0] ?? '')) return []
  // Checked when the build replaces it, with more to go on than here.
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
      `Unknown component "<${name}>". Allowed: ${names.join(', ')}. If it's code, put it in backticks.${suggest(name, names)}`,
    ]
  }
  return [
    ...attributeMessages(element, name, known),
    ...(name === 'Tabs' ? tabsMessages(element) : []),
    ...(name === 'Badge' ? badgeMessages(element, documented) : []),
  ]
}

/** HTML attributes that have another name in React. */
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
    const other = name === 'iframe' || name === 'video' ? ' Write <Video>.' : ''
    const names = [...Object.keys(html), ...Object.keys(vocabulary)]
    return [
      `Pages can't use the element "<${name}>". Allowed: ${Object.keys(html).join(', ')}.${other || suggest(name, names)}`,
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
  // What `{...props}` contains isn't known before it runs.
  const spread = attributes.some(({ type }) => type !== 'mdxJsxAttribute')
  const written = attributes.filter(
    (attribute) => attribute.type === 'mdxJsxAttribute',
  )
  const allowed = Object.keys(known.attributes)
  const wrong = written.flatMap(({ name: attribute, value }) => {
    if (/^(aria|data)-/.test(attribute)) return []
    if (!(attribute in known.attributes)) {
      const guess = renamed[attribute]
      return `Unknown attribute "${attribute}" on <${name}>. Allowed: ${allowed.join(', ') || 'none'}.${guess ? ` Write "${guess}".` : suggest(attribute, allowed)}`
    }
    const values = known.attributes[attribute]
    if (attribute === 'style' && typeof value === 'string') {
      return `<${name} style="${value}"> breaks the build, because MDX can't read a style in a string. Remove it: styles belong in components.`
    }
    if (!values || typeof value !== 'string' || values.includes(value)) {
      return []
    }
    return `Unknown value "${value}" in <${name} ${attribute}="${value}">. Allowed: ${values.join(', ')}.${suggest(value, values)}`
  })
  const missing = spread
    ? []
    : known.required
        .filter((wanted) => !written.some((found) => found.name === wanted))
        .map((wanted) => {
          const values = known.attributes[wanted]
          return `<${name}> has no ${wanted}.${values ? ` Allowed: ${values.join(', ')}.` : ''} Write <${name} ${wanted}="${values?.[0] ?? '…'}">.`
        })
  return [...wrong, ...missing]
}

const kinds: Record<string, BadgeKind> = badges

/** Badges have a valid version if their kind takes one, and none otherwise. */
function badgeMessages(badge: Jsx, documented: string): string[] {
  const kind = attributeOf(badge, 'kind') ?? ''
  const version = attributeOf(badge, 'version')
  const written = `<Badge kind="${kind}"${version === undefined ? '' : ` version="${version}"`}>`
  const allowed = kinds[kind]?.version
  if (version === undefined) {
    return allowed === 'always'
      ? [
          `${written} has no version. Write one, such as version="${documented}".`,
        ]
      : []
  }
  if (allowed === 'never')
    return [`${written} can't have a version. Remove it.`]
  if (!isVersion(version)) {
    return [
      `${written} has an invalid version. Write all three numbers, such as ${documented}.`,
    ]
  }
  return compareVersions(version, documented) > 0
    ? [
        `${written} is newer than ${documented}, which this site documents. Correct the version.`,
      ]
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
      `<Tabs> contains something other than <TabItem> on line ${lineOf(stray)}. Move it into a tab, or above the tabs.`,
    ]
  }
  const groupId = attributeOf(tabs, 'groupId')
  const group = groups[groupId ?? '']
  if (groupId !== undefined && !group) {
    return [
      `Unknown group in <Tabs groupId="${groupId}">. Allowed: ${Object.keys(groups).join(', ')}. If other pages have the same tabs, add it to src/data/tabs.ts; otherwise, remove groupId.${suggest(groupId, Object.keys(groups))}`,
    ]
  }
  return children.flatMap((item) => {
    const value = attributeOf(item, 'value') ?? ''
    if (group && !(value in group)) {
      const values = Object.keys(group)
      return `<TabItem value="${value}"> isn't in the group "${groupId}". Allowed: ${values.join(', ')}. If it's new, add it to src/data/tabs.ts.${suggest(value, values)}`
    }
    if (group || attributeOf(item, 'label')) return []
    return `<TabItem value="${value}"> has no label. Add label="…", or give <Tabs> a groupId: ${Object.keys(groups).join(', ')}.`
  })
}
