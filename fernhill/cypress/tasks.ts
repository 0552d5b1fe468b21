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
 */
export function createTasks(baseUrl: string) {
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

  async function post(path: string, body?: object): Promise<null> {
    const response = await call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    throw new Error(`${response.url} answered ${response.status}`)
  }

  return {
    /** Puts all data back to where it was when the server started. */
    resetDatabase: () => post('reset'),

    /** Adds or restores data, such as `'orders'` or `'plants'`. */
    seed: (what: string) => post('seed', { what }),

    /** Prints to the terminal, which `cy.log()` doesn't. */
    log(message: string) {
      console.log(message)
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
  }
}
