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
    const response = await fetch(address, init).catch((cause: unknown) => {
      throw new Error(
        `Fernhill doesn't answer at ${baseUrl}. Run "npm start" first.`,
        { cause },
      )
    })
    if (response.ok || response.status === 404) return response
    throw new Error(`${address} answered ${response.status}.`)
  }

  return {
    /** Puts all data back to where it was when the server started. */
    async resetDatabase() {
      await call('reset', { method: 'POST' })
      return null
    },

    /** Adds or restores data, such as `'orders'` or `'plants'`. */
    async seed(what: string) {
      await call('seed', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ what }),
      })
      return null
    },

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
