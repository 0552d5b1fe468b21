import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import plugins from './index'
import steps from './steps'

/** What is said of the content of a `<Steps>`, with the line it's said of. */
function mistakeIn(content: string): string | undefined {
  const { tree, mistakes } = readPage('page.mdx', `<Steps>${content}</Steps>`)
  expect(mistakes).toEqual([])
  const file = new VFile()
  try {
    unified().use(steps).runSync(tree, file)
    return undefined
  } catch {
    const [message] = file.messages
    return `${message?.line}: ${message?.reason}`
  }
}

describe('steps', () => {
  it('are checked when the site is built', () => {
    expect(plugins).toContain(steps)
  })

  it.each([
    ['\n\n1. Install it.\n2. Open it.\n\n'],
    [
      '\n\n1. Run:\n\n   ```bash\n   npm i\n   ```\n\n   - a\n   - b\n\n2. Go.\n\n',
    ],
    ['\n\n{/* Checked in May. */}\n\n3. Go on.\n\n'],
  ])('may be %j', (content) => {
    expect(mistakeIn(content)).toBeUndefined()
  })

  it.each([
    ['\n\n', '1: <Steps> has no list'],
    ['Install it.', '1: <Steps> has no list'],
    ['\n\nInstall it.\n\n', '1: <Steps> has no list'],
    ['\n\n- Install it.\n- Open it.\n\n', '3: This list is bulleted'],
    ['\n\n1. Install it.\n\n- a\n\n', '5: This list is bulleted'],
    ['\n\n1. Install it.\n\n1) Open it.\n\n', '5: <Steps> holds one list'],
    ['\n\nDo this:\n\n1. Install it.\n\n', "3: This isn't part of a step"],
    [
      '\n\n1. Install it:\n\n```bash\nnpm i\n```\n\n2. Open it.\n\n',
      "5: This isn't part of a step",
    ],
    ['\n\n1. Install it.\n\n{count}\n\n', "5: This isn't part of a step"],
  ])('may not be %j', (content, message) => {
    expect(mistakeIn(content)).toContain(message)
  })

  it('are found in the middle of a paragraph too', () => {
    const { tree } = readPage('page.mdx', 'First <Steps>install it</Steps>.')
    expect(() => unified().use(steps).runSync(tree, new VFile())).toThrow(
      '<Steps> has no list',
    )
  })
})
