import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import historyRows from './historyRows'

const versionsIn = async (text: string) => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(historyRows as () => (tree: Root) => void)
  const tree = await processor.run(processor.parse(text))
  const found: unknown[] = []
  visit(tree, 'tableRow', ({ data }) => {
    const { hProperties } = (data ?? {}) as {
      hProperties?: Record<string, unknown>
    }
    found.push(hProperties?.['data-v'])
  })
  return found
}

const table = `| Version | Change |
| ------- | ------ |
| 12.5.1 | Fixed. |
| 12.0.0 | Command added. |
| before 0.3.3 | Older. |
`

it('gives the rows of a history their versions', async () => {
  expect(await versionsIn(`## History\n\n${table}`)).toEqual([
    undefined,
    '12.5.1',
    '12.0',
    undefined,
  ])
})

it('leaves other tables alone', async () => {
  expect(await versionsIn(`## Browsers\n\n${table}`)).toEqual(
    Array(4).fill(undefined),
  )
  expect(await versionsIn('## History\n\nNone.')).toEqual([])
})
