import { calls } from '../../../src/data/otherTools'
import { pageKey } from '../../../lib/searches'
import type { Section } from './cut'

/** A call of other tools: `page.goto` in Playwright and Puppeteer. */
export interface Call {
  name: string
  tools: string[]
}

/** What other tools call a section, by the id of its heading. */
export type Calls = Readonly<Record<string, readonly Call[]>>

/** The names by address, each with all tools that have it. */
function byAddress(): Map<string, Call[]> {
  const found = new Map<string, Call[]>()
  for (const [tool, addresses] of Object.entries(calls)) {
    for (const [name, address] of Object.entries(addresses)) {
      const names = found.get(address) ?? []
      found.set(address, names)
      const known = names.find((one) => one.name === name)
      if (known) known.tools.push(tool)
      else names.push({ name, tools: [tool] })
    }
  }
  return found
}

const names = byAddress()

/** What other tools call the sections of the page with this route. */
export const callsOf = (route: string, sections: readonly Section[]): Calls =>
  Object.fromEntries(
    sections.flatMap(({ anchor }) => {
      const found = names.get(anchor === null ? route : `${route}#${anchor}`)
      return found ? [[anchor ?? pageKey, found]] : []
    }),
  )

const list = new Intl.ListFormat('en')

/** How a result says what it's called elsewhere: `page.goto in Playwright`. */
export const describeCall = ({ name, tools }: Call): string =>
  `${name} in ${list.format(tools)}`
