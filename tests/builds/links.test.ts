import { expect, test, vi } from 'vitest'
import { buildMistake } from './buildMistake'

vi.setConfig({ testTimeout: 120_000 })

test('a link to a missing page fails the build', async () => {
  const { exitCode, lines } = await buildMistake('broken-link')
  expect(exitCode).toBe(1)
  expect(lines).toContain('[cause]: Error: Docusaurus found broken links!')
  const source = lines.indexOf('- Broken link on source page path = /:')
  expect(lines[source + 1]).toBe('-> linking to /nowhere')
})

test('a link to a missing heading fails the build', async () => {
  const { exitCode, lines } = await buildMistake('broken-anchor')
  expect(exitCode).toBe(1)
  expect(lines).toContain('[cause]: Error: Docusaurus found broken anchors!')
  const source = lines.indexOf('- Broken anchor on source page path = /:')
  expect(lines[source + 1]).toBe('-> linking to /#nothing')
})

test('a link to a missing Markdown file and a missing image fail the build', async () => {
  const { exitCode, lines } = await buildMistake('broken-markdown')
  expect(exitCode).toBe(1)
  const docs = 'tests/fixtures/mistakes/broken-markdown/docs'
  expect(lines).toContain(
    `Error: Markdown link with URL \`./nowhere.mdx\` in source file "${docs}/index.mdx" (6:3) couldn't be resolved.`,
  )
  expect(lines).toContain(
    `Error: Markdown image with URL \`./nothing.png\` in source file "${docs}/picture.mdx" (5:1) couldn't be resolved to an existing local image file.`,
  )
})
