import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiData, versionsByPage } from './apiData'
import { apiSchema } from './apiSchema'
import { readApiData } from './readApiData'

const root = path.join(__dirname, '../..')
const validate = new Ajv2020({
  formats: { uri: (text: string) => URL.canParse(text) },
}).compile(apiSchema)

let data: ApiData

beforeAll(async () => {
  data = await readApiData(root, 'https://docs.example/base/')
})

describe('the data of the API', () => {
  it('is what its schema describes', () => {
    validate(JSON.parse(JSON.stringify(data)))
    expect(validate.errors).toBeNull()
  })

  it('has the versions of pages', () => {
    const versions = versionsByPage(data, 'https://docs.example/base/')
    expect(versions).toMatchObject({
      '/api/commands/session': '8.2',
      '/api/cypress-api/isbrowser': '4.0',
    })
    expect(versions).not.toHaveProperty('/api/queries/find')
  })

  it('has all that is known of a command', () => {
    const { options, ...click } =
      data.commands.find(({ name }) => name === 'click') ?? {}
    expect(click).toEqual({
      name: 'click',
      url: 'https://docs.example/base/api/commands/click',
      description: expect.stringMatching(/^Click an element/) as string,
      kind: 'action',
      position: 'child',
      calls: expect.arrayContaining(['position, options']) as string[],
      yields: 'the same subject',
      by: '3.0.0',
      changed: '3.5.0',
    })
    expect(options?.find(({ name }) => name === 'ctrlKey')).toEqual({
      name: 'ctrlKey',
      type: 'boolean',
      default: { value: 'false' },
      since: expect.stringMatching(/^5\.0/) as string,
      url: 'https://docs.example/base/api/commands/click#ctrlKey',
      description: 'Holds down Control during the click.',
    })
    expect(options?.find(({ name }) => name === 'timeout')?.default).toEqual({
      config: 'defaultCommandTimeout',
    })
  })

  it('says of everything since when it is there, or which version had it', () => {
    const listed = [
      data.commands,
      data.commands.flatMap(({ options }) => options),
      data.assertions,
      data.members,
      ...Object.values(data.events),
      data.config,
      ...Object.values(data.cli),
      ...Object.values(data.module),
    ].flat()
    expect(listed.length).toBeGreaterThan(900)
    const undated = listed.filter(({ since, by }) => !since && !by)
    expect(undated).toEqual([])
    expect(listed.filter(({ since, by }) => since && by)).toEqual([])
  })

  it('knows when a command was added', () => {
    const sinceOf = (command: string) =>
      data.commands.find(({ name }) => name === command)?.since
    expect(sinceOf('press')).toMatch(/^14\./)
    expect(data.commands.filter(({ since }) => since).length).toBeGreaterThan(
      20,
    )
  })

  it('has an address for nearly everything', () => {
    const all = [
      ...data.commands.flatMap((command) => [command, ...command.options]),
      ...data.assertions,
      ...data.members,
      ...Object.values(data.events).flat(),
      ...data.config,
      ...Object.values(data.cli).flat(),
      ...Object.values(data.module).flat(),
    ]
    const lost = all.filter(({ url }) => !url).map(({ name }) => name)
    expect(all.length).toBeGreaterThan(900)
    expect(lost).toEqual([])
  })
})

it.each([
  ['a name that is missing', { name: undefined }],
  ['a kind that does not exist', { kind: 'verb' }],
  ['a property that is not described', { more: true }],
  [
    'two defaults',
    { options: [{ name: 'a', default: { value: '1', text: 'b' } }] },
  ],
  ['an address that is none', { url: 'x y' }],
])('the schema finds %s', (_what, change) => {
  const [command] = data.commands
  const changed = { ...data, commands: [{ ...command, ...change }] }
  expect(validate(JSON.parse(JSON.stringify(changed)))).toBe(false)
})
