import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** Where Cypress asks for everything that component tests load. */
const base = '/__cypress/src/'

/** The page that components are rendered on. It loads the spec that runs. */
const html = `<!doctype html>
<html lang="en">
  <body>
    <div data-cy-root></div>
    <script type="module">
      const Cypress = (window.Cypress = parent.Cypress)
      const { relative, absolute } = Cypress.spec
      const relativeUrl = '${base}' + relative
      const load = () => import(relativeUrl)
      Cypress.onSpecWindow(window, [{ load, absolute, relative, relativeUrl }])
      Cypress.action('app:window:before:load', window)
    </script>
  </body>
</html>
`

/** Serves specs that are bundled already, so it needs no bundler of its own. */
export const startServer: Extract<
  Cypress.ComponentConfigOptions['devServer'],
  (...args: never[]) => unknown
> = async ({ cypressConfig: { projectRoot } }) => {
  const server = createServer(({ url = '' }, response) => {
    const name = url.replace(base, '').replace(/\?.*/, '')
    if (!name.endsWith('.js')) {
      response.setHeader('content-type', 'text/html').end(html)
      return
    }
    response.setHeader('content-type', 'text/javascript')
    createReadStream(path.join(projectRoot, name)).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: (done) => {
      server.close(done)
    },
  }
}
