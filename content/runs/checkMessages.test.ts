import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { checkMessages, messagePages } from './checkMessages'

const route = '/guides/references/error-messages'

const check = (described: string, provoked = '', ids: string[] = []) =>
  checkMessages(
    readPage(messagePages.described, described),
    readPage(messagePages.provoked, provoked),
    ids.map((id) => ({ url: `${route}#${id}`, line: 5 })),
  )

const message = '### `No plant found` {/* #no-plant */}\n\nIt says so.\n'
const wrong = '```ts wrong\ncy.get(1)\n```\n'

describe('checkMessages', () => {
  it('accepts a message that a sample on its page provokes', () => {
    expect(check(`${message}\n${wrong}`)).toEqual([])
  })

  it('accepts a message that another sample provokes', () => {
    const heading = '### `No plant found`\n\n'
    expect(check(message, heading + wrong)).toEqual([])
    expect(check(message, `${heading}\`\`\`bash\nx\n\`\`\`\n`)).toEqual([])
  })

  it('accepts a message on the list', () => {
    expect(check(message, '', ['no-plant'])).toEqual([])
  })

  it('ignores headings that aren’t messages', () => {
    expect(check('### Plants\n\n### `specPattern`\n')).toEqual([])
  })

  it('finds a message that nothing provokes', () => {
    const expected = [
      {
        file: messagePages.described,
        line: 1,
        message: `Nothing provokes "No plant found". Add a sample that fails with it to ${messagePages.provoked}, below the same heading, or if that's impossible, a link to #no-plant to the list in ${messagePages.listed}.`,
      },
    ]
    expect(check(message)).toEqual(expected)
    expect(check(`${message}\n\`\`\`ts\ncy.get('a')\n\`\`\`\n`)).toEqual(
      expected,
    )
    expect(check(`${message}\n\`\`\`bash\nx\n\`\`\`\n`)).toEqual(expected)
    expect(
      check(`${message}\n\`\`\`ts wrong norun="needs a window"\ncy\n\`\`\`\n`),
    ).toEqual(expected)
    expect(check(message, '### `No plant found`\n')).toEqual(expected)
  })

  it('finds samples for a message that the page no longer has', () => {
    expect(check('', `### \`No fern found\`\n\n${wrong}`)).toMatchObject([
      { file: messagePages.provoked, line: 1 },
    ])
  })

  it('finds messages on the list that the page doesn’t have', () => {
    expect(check('', '', ['no-fern'])).toMatchObject([
      { file: messagePages.listed, line: 5 },
    ])
  })

  it('finds messages on the list that a sample provokes', () => {
    expect(check(`${message}\n${wrong}`, '', ['no-plant'])).toMatchObject([
      { file: messagePages.listed, line: 5 },
    ])
  })
})
