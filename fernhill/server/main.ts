import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createCertificate } from './certificate.ts'
import { builtClient, developmentClient } from './client.ts'
import { createHosts } from './hosts.ts'
import { createShop } from './shop/app.ts'
import { answerSockets } from './shop/sockets.ts'

const port = Number(process.env.PORT ?? 3000)
const sitesPort = process.env.SITES_PORT

const server = createServer()
const sites = createSecureServer(await createCertificate())
const isDevelopment = process.argv.includes('--dev')
const app = createHosts(
  createShop(
    isDevelopment ? await developmentClient(server) : await builtClient(),
  ),
)
for (const each of [server, sites]) {
  each.on('request', app)
  answerSockets(each)
}

if (!(await listen(server, port))) {
  console.error(
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}
await listenForSites()
console.log(`Fernhill is ready: http://localhost:${port}`)

/**
 * The other sites belong on port 443, because their addresses have no port. Not
 * every account may listen there.
 */
async function listenForSites(): Promise<void> {
  if (sitesPort !== undefined) {
    if (await listen(sites, Number(sitesPort))) return
    console.error(`Port ${sitesPort} is not available for the other sites.`)
  } else if (await listen(sites, 443)) {
    return
  } else if (await listen(sites, 8443)) {
    console.warn(
      'Port 443 is not available, so the sign-in provider, the back office, ' +
        'and the payment service listen on 8443. Tests that visit ' +
        'https://auth.fernhill.example and the like fail until you send port ' +
        '443 there. The README says how.',
    )
    return
  } else {
    console.error('Neither port 443 nor 8443 is available.')
  }
  console.error('The shop runs without its other sites.')
}

/** Starts to listen. Returns whether that worked. */
async function listen(server: Server, port: number): Promise<boolean> {
  server.listen(port)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  }
}
