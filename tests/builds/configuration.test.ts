import { expect, test, vi } from 'vitest'
import { buildMistake } from './buildMistake'

vi.setConfig({ testTimeout: 120_000 })

test('broken navigation targets fail the build with a single error', async () => {
  const { exitCode, lines } = await buildMistake('navigation')
  expect(exitCode).toBe(1)
  expect(lines.filter((line) => line.includes('Error: 6 mistakes'))).toEqual([
    "[cause]: Error: 6 mistakes in the site's navigation:",
  ])
  const start = lines.indexOf(
    'navbar.items[1] ("Guides") in src/data/navigation.ts',
  )
  expect(lines.slice(start, start + 29)).toEqual(
    `navbar.items[1] ("Guides") in src/data/navigation.ts
Found: Couldn't find any doc with id "indx" in version "current".
Allowed: the path of a file in docs/, without its extension. Did you mean "index"?
Fix: Correct docId in src/data/navigation.ts, or add the page docs/indx.mdx.

navbar.items[2] ("Sidebar") in src/data/navigation.ts
Found: Can't find any sidebar with id "guide" in version "current".
Allowed: guides, empty. Did you mean "guides"?
Fix: Correct sidebarId in src/data/navigation.ts, or add the sidebar to sidebars.ts.

navbar.items[3] ("Empty") in src/data/navigation.ts
Found: DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.
Allowed: a sidebar with at least one page.
Fix: Add a page to the sidebar in sidebars.ts, or remove the item from src/data/navigation.ts.

navbar.items[4].items[0] ("Nowhere") in src/data/navigation.ts
Found: No page has the path "/nowhere".
Allowed: the path of a page, without the base URL.
Fix: Correct the link in src/data/navigation.ts, or add the page.

footer.links[0].items[0] ("Lost") in src/data/footer.ts
Found: No page has the path "/lost".
Allowed: the path of a page, without the base URL.
Fix: Correct the link in src/data/footer.ts, or add the page.

link 2 of announcementBar.content in src/data/announcement.ts
Found: No page has the path "/gone".
Allowed: the path of a page, without the base URL.
Fix: Correct the link in src/data/announcement.ts, or add the page.`.split(
      '\n',
    ),
  )
})

test('navbar items of an unknown type fail the build, and the error locates them', async () => {
  const { exitCode, lines } = await buildMistake('item-type')
  expect(exitCode).toBe(1)
  expect(lines).toContain(
    'navbar.items[1] ("Guides") in src/data/navigation.ts',
  )
  expect(lines).toContain('Found: Bad navbar item type docs')
  expect(lines).toContain(
    'navbar.items[2].items[0] ("Odd") in src/data/navigation.ts',
  )
  expect(lines).toContain('Found: Bad navbar item type weird')
})

test('a page without a default export fails the build', async () => {
  const { exitCode, lines } = await buildMistake('no-default-export')
  expect(exitCode).toBe(1)
  expect(lines).toContain(
    "[cause]: Error: The page component at /forgotten doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  )
})

test('two pages with the same path only cause a warning', async () => {
  const { exitCode, lines } = await buildMistake('duplicate-routes')
  expect(lines).toContain('[WARNING] Duplicate routes found!')
  expect(lines).toContain(
    '- Attempting to create page at /, but a page already exists at this route.',
  )
  expect(exitCode).toBe(0)
})
