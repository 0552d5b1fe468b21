import { describe, expect, it } from 'vitest'
import { announcement } from '../../src/data/announcement'
import { footerColumns } from '../../src/data/footer'
import { navigation } from '../../src/data/navigation'
import { announcementItems, footerItems, navbarItems } from './items'
import { findTargetMistakes, findTypeMistakes, throwMistakes } from './mistakes'
import type { Site } from './site'

const site: Site = {
  version: 'current',
  docIds: ['guides/start'],
  sidebars: new Map([
    ['guides', true],
    ['api', false],
  ]),
  routes: ['/', '/guides/start', '/plugins'],
}

const inNavbar = (...items: object[]) => ({ navbar: { items } })
const found = (navigation: object) =>
  findTargetMistakes(navigation, site).map((mistake) => mistake.found)

describe('the real navigation', () => {
  const real = {
    navbar: { items: navigation },
    footer: { links: footerColumns },
    announcementBar: announcement,
  }

  it('is read completely', () => {
    expect(navbarItems(real)).toHaveLength(navigation.length)
    expect(footerItems(real)).toHaveLength(
      footerColumns.length + footerColumns.flatMap(({ items }) => items).length,
    )
    expect(announcementItems(real).map(({ item }) => item.href)).toEqual([
      '/guides/end-to-end-testing/azure-active-directory-authentication',
      '/guides/end-to-end-testing/social-authentication',
    ])
  })

  it('has only known types', () => {
    expect(findTypeMistakes(real)).toEqual([])
  })
})

describe('types of navbar items', () => {
  it('include those of the theme and our own', () => {
    const mistakes = findTypeMistakes(
      inNavbar({ label: 'Link' }, { type: 'search' }, { type: 'custom-icon' }),
    )
    expect(mistakes).toEqual([])
  })

  it('are checked in dropdowns too', () => {
    const mistakes = findTypeMistakes(
      inNavbar(
        { type: 'custom-icno' },
        { label: 'More', items: [{ type: 'weird', label: 'Odd' }] },
        { type: 'localeDropdown', dropdownItemsAfter: [{ type: 'dox' }] },
      ),
    )
    expect(mistakes.map(({ place, found }) => [place, found])).toEqual([
      [
        'navbar.items[0] in src/data/navigation.ts',
        'Bad navbar item type custom-icno',
      ],
      [
        'navbar.items[1].items[0] ("Odd") in src/data/navigation.ts',
        'Bad navbar item type weird',
      ],
      [
        'navbar.items[2].dropdownItemsAfter[0] in src/data/navigation.ts',
        'Bad navbar item type dox',
      ],
    ])
    expect(mistakes[0]?.allowed).toContain('Did you mean "custom-icon"?')
    expect(mistakes[2]?.allowed).toContain('Did you mean "doc"?')
  })
})

describe('docs and sidebars', () => {
  it('are accepted if they exist', () => {
    expect(
      found(
        inNavbar(
          { type: 'doc', docId: 'guides/start' },
          { type: 'docSidebar', sidebarId: 'guides' },
        ),
      ),
    ).toEqual([])
  })

  it('are reported with a suggestion if not', () => {
    const [doc, sidebar, unlinked] = findTargetMistakes(
      inNavbar(
        { type: 'doc', label: 'Start', docId: 'guides/strat' },
        { type: 'docSidebar', sidebarId: 'guide' },
        { type: 'docSidebar', sidebarId: 'api' },
      ),
      site,
    )
    expect(doc).toEqual({
      place: 'navbar.items[0] ("Start") in src/data/navigation.ts',
      found: `Couldn't find any doc with id "guides/strat" in version "current".`,
      allowed:
        'the path of a file in docs/, without its extension. Did you mean "guides/start"?',
      fix: 'Correct docId in src/data/navigation.ts, or add the page docs/guides/strat.mdx.',
    })
    expect(sidebar?.found).toBe(
      `Can't find any sidebar with id "guide" in version "current".`,
    )
    expect(sidebar?.allowed).toBe('guides, api. Did you mean "guides"?')
    expect(unlinked?.found).toBe(
      `DocSidebarNavbarItem: Sidebar with ID "api" doesn't have anything to be linked to.`,
    )
  })
})

describe('links', () => {
  it('are accepted if they lead to a page or to another site', () => {
    expect(
      found(
        inNavbar(
          { to: '/guides/start?plain#end' },
          { to: '/plugins/' },
          { href: 'https://learn.cypress.io' },
          { to: 'pathname:///files/all.zip' },
        ),
      ),
    ).toEqual([])
  })

  it('are checked in the navbar, the footer, and the announcement', () => {
    expect(
      found({
        ...inNavbar({ to: '/guides/Start' }),
        footer: { links: [{ title: 'Learn', items: [{ to: '/learn' }] }] },
        announcementBar: { content: 'The <a href="/news">news</a>.' },
      }),
    ).toEqual([
      'No page has the path "/guides/Start".',
      'No page has the path "/learn".',
      'No page has the path "/news".',
    ])
  })
})

describe('the error', () => {
  it('lists every mistake', () => {
    const mistake = { found: 'a', allowed: 'b', fix: 'c' }
    expect(() =>
      throwMistakes([
        { place: 'here', ...mistake },
        { place: 'there', ...mistake },
      ]),
    ).toThrow(`2 mistakes in the site's navigation:

here
  Found: a
  Allowed: b
  Fix: c

there
  Found: a
  Allowed: b
  Fix: c`)
  })

  it("isn't thrown without mistakes", () => {
    expect(() => throwMistakes([])).not.toThrow()
  })
})
