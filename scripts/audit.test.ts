import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../tests/pages'

vi.setConfig({ testTimeout: 60_000 })

let project: string

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'audit-'))
  const dependencies = { leaky: '1.0.0', user: '1.0.0', uuid: '8.0.0' }
  const manifest = { name: 'project', version: '1.0.0', dependencies }
  await writeFile(path.join(project, 'package.json'), JSON.stringify(manifest))
  await writeFile(
    path.join(project, 'package-lock.json'),
    JSON.stringify({
      ...manifest,
      lockfileVersion: 3,
      packages: {
        '': manifest,
        'node_modules/leaky': { version: '1.0.0' },
        'node_modules/user': {
          version: '1.0.0',
          dependencies: { leaky: '1.0.0' },
        },
        'node_modules/uuid': { version: '8.0.0' },
      },
    }),
  )
})

afterAll(() => rm(project, { recursive: true }))

/** Audits the project with a registry that answers with this listener. */
async function audit(answer: RequestListener, env?: Record<string, string>) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.close(done))
  if (env?.REGISTRY === 'closed') await close()
  const cache = await mkdtemp(path.join(project, 'cache-'))
  const result = await new Promise<{ code: unknown; told: string }>((done) => {
    execFile(
      process.execPath,
      [path.join(root, 'scripts/audit.mjs')],
      {
        cwd: project,
        env: {
          ...process.env,
          GITHUB_ACTIONS: '',
          // npm caches advisories.
          npm_config_cache: cache,
          npm_config_registry: `http://127.0.0.1:${port}`,
          ...env,
        },
      },
      (error, stdout, stderr) => {
        done({ code: error?.code ?? 0, told: stdout + stderr })
      },
    )
  })
  server.closeAllConnections()
  if (env?.REGISTRY !== 'closed') await close()
  return result
}

const advise =
  (advisories: Record<string, string>): RequestListener =>
  ({ method }, response) => {
    const answer = Object.entries(advisories).map(([name, severity], id) => [
      name,
      [
        {
          id,
          url: `https://advisories.example/${id}`,
          title: 'It leaks.',
          severity,
          vulnerable_versions: '<9.0.0',
        },
      ],
    ])
    response.statusCode = method === 'POST' ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Object.fromEntries(answer)))
  }

describe('the audit', () => {
  it('fails for a serious vulnerability, and names the package', async () => {
    const { code, told } = await audit(
      advise({ leaky: 'high', uuid: 'critical' }),
    )
    expect(code).toBe(1)
    expect(told).toContain(
      `:\n  leaky (high): It leaks. https://advisories.example/0\nRun "npm audit"`,
    )
    expect(told).toContain('Accepted uuid: part of cypress')
  })

  it.each([
    ['no vulnerability', {}],
    ['a moderate one', { leaky: 'moderate' }],
  ])('passes with %s', async (_, advisories) => {
    const { code, told } = await audit(advise(advisories))
    expect(told).toBe('The packages have no known serious vulnerability.\n')
    expect(code).toBe(0)
  })

  it.each([
    [405, '', '405 Method Not Allowed'],
    [200, '<p>Sign in</p>', 'invalid json response body'],
  ])(
    'passes with a warning that it was skipped if the registry answers %i "%s"',
    async (status, body, reason) => {
      const { code, told } = await audit((_, response) => {
        response.writeHead(status).end(body)
      })
      expect(told).toMatch(/^Skipped the audit: the packages weren't checked/)
      expect(told).toContain(reason)
      expect(code).toBe(0)
    },
  )

  it('passes with a warning that it was skipped without a network', async () => {
    const { code, told } = await audit(advise({}), {
      REGISTRY: 'closed',
      GITHUB_ACTIONS: 'true',
    })
    expect(told).toMatch(/^::warning::Skipped the audit: .*ECONNREFUSED/)
    expect(code).toBe(0)
  })
})
