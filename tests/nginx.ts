import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installWithApt } from '../scripts/installWithApt.mjs'
import { inPath, isExecutable } from '../scripts/programs.mjs'

/** Also looks where administrators' commands are, which may not be in PATH. */
const installed = () =>
  [...inPath('nginx'), '/usr/sbin/nginx'].find(isExecutable)

/**
 * Finds nginx, and as a last resort installs Debian's.
 *
 * @throws if there's none; the message lists ways to provide one
 */
function findNginx(): string {
  const found =
    installed() ?? (installWithApt('nginx-light') ? installed() : undefined)
  if (found) return found
  throw new Error(
    [
      'The tests of hosts need nginx, but found none in PATH or /usr/sbin.',
      'Install it, then run the command again:',
      '  - Debian and Ubuntu: sudo apt-get install nginx-light',
      '  - macOS: brew install nginx',
    ].join('\n'),
  )
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Where nginx has its list of media types: beside its configuration. */
function mediaTypes(nginx: string): string {
  const told = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', nginx], {
    encoding: 'utf8',
  })
  const [, file = '/etc/nginx/nginx.conf'] =
    /--conf-path=(\S+)/.exec(told) ?? []
  return path.join(path.dirname(file), 'mime.types')
}

const configure = (folder: string, temporary: string, port: number) => `
daemon off;
worker_processes 1;
user ${userInfo().username};
pid ${temporary}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  include ${mediaTypes(findNginx())};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${temporary};`)
    .join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
  }
}
`

/**
 * Serves a built site with nginx and the configuration that the build wrote for it,
 * as this user.
 *
 * @returns where it is, its process, and what it has complained about
 */
export async function serveWithNginx(folder: string) {
  const nginx = findNginx()
  const temporary = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  const file = path.join(temporary, 'nginx.conf')
  await writeFile(file, configure(folder, temporary, port))
  const child = spawn(nginx, ['-p', temporary, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text))
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) {
      await rm(temporary, { recursive: true, force: true })
      throw new Error(`nginx didn't start: ${complaints}`)
    }
    await setTimeout(50)
  }
  return {
    origin,
    pid: child.pid,
    complaints: () => complaints,
    close: async () => {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(temporary, { recursive: true, force: true })
    },
  }
}
