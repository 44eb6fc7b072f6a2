// Runs the server's tests on a real PostgreSQL: the one in TEST_DATABASE_URL, or one started here.
import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './ensure-installed.mjs'

const isRoot = process.getuid?.() === 0

if (process.env.TEST_DATABASE_URL) process.exit(runSuite(process.env.TEST_DATABASE_URL))

const bin = findPostgres()
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-postgres-'))
const data = join(folder, 'data')
mkdirSync(data)
chmodSync(folder, 0o755)
// PostgreSQL refuses to run as root; the package has its own user.
if (isRoot) must('chown', ['-R', 'postgres', folder])
const port = await freePort()
let status = 1
try {
  asPostgres(`'${bin}/initdb' -D '${data}' -U postgres --auth=trust --encoding=UTF8 --no-sync >/dev/null`)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`
  asPostgres(`'${bin}/pg_ctl' -D '${data}' -w -l '${folder}/log' -o "${options}" start >/dev/null`)
  status = runSuite(`postgres://postgres@127.0.0.1:${port}/postgres`)
} finally {
  spawnSync(...shellAsPostgres(`'${bin}/pg_ctl' -D '${data}' -m immediate stop >/dev/null`), { stdio: 'inherit' })
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)

function runSuite(url: string): number {
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const env = { ...process.env, TEST_DATABASE_URL: url }
  return (
    spawnSync(process.execPath, [vitest, 'run', '--project', 'server-postgres'], { cwd: root, stdio: 'inherit', env })
      .status ?? 1
  )
}

function findPostgres(): string {
  const look = () => globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)
  let found = look()
  if (!found && isRoot) {
    console.log('Installing PostgreSQL…')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    found = look()
  }
  if (found) return dirname(found)
  console.error(
    'These tests need a PostgreSQL server and found none.\n' +
      '  Debian or Ubuntu:  sudo apt-get install postgresql\n' +
      'Or set TEST_DATABASE_URL to a server on which databases may be created, and run the command again.',
  )
  process.exit(1)
}

function shellAsPostgres(command: string): [string, string[]] {
  return isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['/bin/sh', ['-c', command]]
}

function asPostgres(command: string): void {
  must(...shellAsPostgres(command))
}

function must(command: string, args: string[]): void {
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: '/' })
  if (result.status !== 0) throw new Error(`${command} failed`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
