import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

interface Mail {
  subject: string
  text: string
  link: string
}

/**
 * What tests can do with `cy.task()`. The shop keeps its data in memory, in a process
 * of its own, so these ask it through its API.
 *
 * @param baseUrl where the shop runs
 * @param downloads the folder with the files that tests download
 */
export function createTasks(baseUrl: string, downloads: string) {
  /** Outlives pages, tests, and spec files. */
  const notes = new Map<string, unknown>()

  /** Calls the part of the API that's only there for tests. */
  async function call(path: string, init?: RequestInit): Promise<Response> {
    const address = new URL(`/api/test/${path}`, baseUrl)
    try {
      return await fetch(address, init)
    } catch (cause) {
      throw new Error(
        `Fernhill doesn't answer at ${baseUrl}. Run "npm start" first.`,
        { cause },
      )
    }
  }

  async function send(
    method: string,
    path: string,
    body?: object,
  ): Promise<null> {
    const response = await call(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    throw new Error(`${response.url} answered ${response.status}`)
  }

  return {
    /** Puts all data back to where it was when the server started. */
    resetDatabase: () => send('POST', 'reset'),

    /** Adds or restores data, such as `'orders'` or `'plants'`. */
    seed: (what: string) => send('POST', 'seed', { what }),

    /** Gives Ada as many orders as you want. */
    'orders:seed': ({ count }: { count: number }) =>
      send('POST', 'seed', { what: 'orders', count }),

    /** Sets how many pieces of a plant are in stock. */
    'stock:set': ({ id, count }: { id: number; count: number }) =>
      send('PATCH', `plants/${id}`, { stock: count }),

    /** Replaces Ada's orders, such as by `[{ plantId: 7, status: 'delayed' }]`. */
    seedOrders: (orders: object[]) =>
      send('POST', 'seed', { what: 'orders', orders, replace: true }),

    /** The code that the sign-in provider would send to a phone. */
    async oneTimeCode(): Promise<string> {
      const response = await call('one-time-code')
      const { code } = (await response.json()) as { code: string }
      return code
    },

    /** Adds orders of one customer, such as `{ plant: 'Monstera', status: 'Shipped' }`. */
    addOrders: ({ email, orders }: { email: string; orders: object[] }) =>
      send('POST', 'seed', { what: 'orders', email, orders }),

    /** How many of a plant are left. */
    async stockOf(id: number): Promise<number> {
      const response = await fetch(new URL(`/api/plants/${id}`, baseUrl))
      const { stock } = (await response.json()) as { stock: number }
      return stock
    },

    /** Prints to the terminal, which `cy.log()` doesn't. */
    log(message: string) {
      console.log(message)
      return null
    },

    /** Keeps a value for later, even for other spec files. */
    remember({ name, value }: { name: string; value: unknown }) {
      notes.set(name, value)
      return null
    },

    recall: (name: string) => notes.get(name) ?? null,

    /** Reads a file, or returns `null` where `cy.readFile()` would fail. */
    readIfThere: (path: string) => readFile(path, 'utf8').catch(() => null),

    listDownloads: () => readdir(downloads),

    async emptyDownloads() {
      await rm(downloads, { recursive: true, force: true })
      return null
    },

    /** The last message to an address. Waits for it, because mail takes a while. */
    async lastMail(address: string): Promise<Mail> {
      for (let attempt = 0; attempt < 20; attempt++) {
        const response = await call(`mail?to=${encodeURIComponent(address)}`)
        if (response.ok) return response.json() as Promise<Mail>
        await sleep(500)
      }
      throw new Error(`No mail for ${address} in 10 seconds`)
    },

    /** Tokens that the shop accepts in place of Google's. They're Ada's. */
    async googleTokens(): Promise<unknown> {
      const response = await call('google-token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@fernhill.example' }),
      })
      return response.json()
    },
  }
}
