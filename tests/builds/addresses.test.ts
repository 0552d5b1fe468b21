import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  addressesFile,
  findLost,
  parseAddresses,
} from '../../content/rules/addresses'
import { idsIn } from '../../plugins/anchors/idsIn'
import { redirects } from '../../src/data/redirects'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

/** Ids by path, of all pages in the build. */
const anchors = new Map(
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => [
      `/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/'),
      idsIn(readFileSync(path.join(build, file), 'utf8')),
    ]),
)

const ledger = readFileSync(path.join(root, addressesFile), 'utf8')

const lostIn = (text: string) =>
  findLost(parseAddresses(text).published, {
    anchors,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  })

describe('every address that was published', () => {
  it('leads to a page and a section of the built site', () => {
    expect(lostIn(ledger)).toEqual([])
  })

  it('is missed when it leads nowhere', () => {
    const text = ledger.replace(
      /^\/api\/commands\/click$/m,
      '/api/commands/no-such-command\n/api/commands/click\n  no-such-section',
    )
    expect(lostIn(text).map(({ message }) => message.split('.')[0])).toEqual([
      'No page has the path "/api/commands/no-such-command", which was published',
      '"/api/commands/click#no-such-section" was published, but the page doesn\'t have that id anymore',
    ])
  })

  it('costs a browser less than 10 kB to find', () => {
    const folder = path.join(build, 'anchors')
    const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    expect(sizes.length).toBeGreaterThan(100)
    expect(sizes.filter(({ size }) => size >= 10_000)).toEqual([])
  })
})
