import { badges } from '../../src/data/badges'
import { brandIcons, icons } from '../../src/data/icons'
import { videoProviders } from '../../src/data/videos'

/** The attributes that an element can have on a page. */
export interface Element {
  /** The allowed values by attribute; undefined allows any value. */
  attributes: Record<string, readonly string[] | undefined>
  required: readonly string[]
}

const any = undefined

const element = (
  attributes: Element['attributes'] = {},
  required: readonly string[] = [],
): Element => ({ attributes, required })

/**
 * Components that pages can use without importing them. A test keeps them in
 * sync with `src/theme/MDXComponents.tsx` and the components' props.
 */
export const components: Record<string, Element> = {
  Badge: element({ kind: Object.keys(badges), version: any }, ['kind']),
  FileTree: element(),
  Icon: element(
    { name: Object.keys({ ...icons, ...brandIcons }), size: any, label: any },
    ['name'],
  ),
  Name: element({ id: any }, ['id']),
  Picture: element(
    { src: any, alt: any, width: any, height: any, caption: any },
    ['src', 'alt', 'width', 'height'],
  ),
  Steps: element(),
  Video: element(
    {
      provider: Object.keys(videoProviders),
      id: any,
      title: any,
      duration: any,
      people: any,
    },
    ['provider', 'id', 'title'],
  ),
}

/**
 * Replaced while pages are built: see content/remark/screens.ts,
 * content/runs/lastChecks.ts, and content/runs/unrunSamples.ts.
 */
export const generated: Record<string, Element> = {
  LastChecks: element(),
  Screen: element({ id: any }, ['id']),
  UnrunSamples: element(),
}

/** Components that come with the theme. */
export const themeComponents: Record<string, Element> = {
  Details: element({ open: any }),
  Head: element(),
  TabItem: element({ value: any, label: any, default: any }, ['value']),
  Tabs: element({
    groupId: any,
    queryString: any,
    defaultValue: any,
    lazy: any,
  }),
}

/** HTML elements that make sense in prose. */
export const html: Record<string, Element> = {
  a: element({ href: any, target: any, rel: any, download: any }),
  abbr: element(),
  br: element(),
  caption: element(),
  code: element(),
  dd: element(),
  del: element(),
  details: element({ open: any }),
  dfn: element(),
  div: element(),
  dl: element(),
  dt: element(),
  em: element(),
  figcaption: element(),
  figure: element(),
  head: element(),
  img: element({ src: any, alt: any, width: any, height: any, loading: any }, [
    'src',
    'alt',
    'width',
    'height',
  ]),
  ins: element(),
  kbd: element(),
  li: element(),
  link: element({ rel: any, href: any }),
  mark: element(),
  meta: element({ name: any, content: any, property: any }),
  ol: element({ start: any, reversed: any }),
  p: element(),
  samp: element(),
  small: element(),
  span: element(),
  strong: element(),
  sub: element(),
  summary: element(),
  sup: element(),
  table: element(),
  tbody: element(),
  td: element({ colSpan: any, rowSpan: any }),
  th: element({ colSpan: any, rowSpan: any, scope: any }),
  thead: element(),
  time: element({ dateTime: any }),
  tr: element(),
  ul: element(),
  var: element(),
}

/** Attributes that every HTML element can have. */
export const globalAttributes: Element['attributes'] = {
  id: any,
  className: any,
  title: any,
  lang: any,
  dir: ['ltr', 'rtl', 'auto'],
  role: any,
  style: any,
  tabIndex: any,
  hidden: any,
}
