import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepsGrowing } from '../growth'
import { serveWithNginx } from '../nginx'
import { promisedRoutes, root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

const readers = 200

/** `SOAK=1` lets them read for two minutes. */
const seconds = process.env.SOAK ? 120 : 4

/** How often the server is measured while they read. */
const readings = 8

/** The files that a page loads. */
const filesOf = (html: string) =>
  [...html.matchAll(/\b(?:src|href)="?(\/assets\/[^"\s>]+)/g)].flatMap(
    ([, file]) => file ?? [],
  )

interface Load {
  answered: number
  /** What went wrong, by request, and how often. */
  errors: Map<string, number>
}

/**
 * Lets readers load pages at the same time, each with its files, one after another
 * without a pause.
 *
 * @param origin of the server
 * @param routes of the pages
 * @param isOver when they stop
 */
async function readMuch(
  origin: string,
  routes: readonly string[],
  isOver: () => boolean,
): Promise<Load> {
  const load: Load = { answered: 0, errors: new Map() }
  const ask = async (address: string) => {
    let problem = ''
    try {
      const response = await fetch(origin + address)
      const text = await response.text()
      load.answered += 1
      if (response.ok) return text
      problem = `${response.status}`
    } catch (error) {
      problem = String(error)
    }
    const key = `${problem} ${address}`
    load.errors.set(key, (load.errors.get(key) ?? 0) + 1)
    return ''
  }
  const read = async (first: number) => {
    for (let turn = first; !isOver(); turn += readers) {
      const html = await ask(routes[turn % routes.length] ?? '/')
      await Promise.all(filesOf(html).map(ask))
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, index) => read(index)))
  return load
}

/** The memory of a process and those it has started, in kB. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const [, own = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + memoryOf(Number(child)), Number(own))
}

describe(`${readers} readers at once`, () => {
  let server: Awaited<ReturnType<typeof serveWithNginx>>
  beforeAll(async () => {
    server = await serveWithNginx(build)
  })
  afterAll(() => server.close())

  it(
    'all get what they ask for, and the server does not grow',
    async () => {
      const memory: number[] = []
      let isOver = false
      const load = readMuch(server.origin, promisedRoutes(), () => isOver)
      for (let count = 0; count < readings; count++) {
        await wait((seconds * 1000) / readings)
        memory.push(memoryOf(server.pid ?? 0))
      }
      isOver = true
      const { answered, errors } = await load
      expect([...errors]).toEqual([])
      expect(answered).toBeGreaterThan(readers)
      expect(server.complaints()).not.toMatch(/\[(error|crit|alert|emerg)\]/)
      expect(keepsGrowing(memory, 0.05), memory.join(', ')).toBe(false)
    },
    (seconds + 60) * 1000,
  )

  it('are told if a server refuses some of them', async () => {
    let count = 0
    const busy = createServer((_, response) => {
      response.writeHead((count += 1) % 50 ? 200 : 503).end()
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo
    const end = Date.now() + 500
    const { errors } = await readMuch(
      `http://127.0.0.1:${port}`,
      ['/'],
      () => Date.now() > end,
    )
    busy.close()
    expect([...errors.keys()]).toEqual(['503 /'])
  })
})
