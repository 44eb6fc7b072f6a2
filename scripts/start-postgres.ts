// A PostgreSQL server for the tests, in its own folder.
import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const isRoot = process.getuid?.() === 0

/** The folder of PostgreSQL's programs where Debian puts them, or null if there is none. */
export function findPostgres(): string | null {
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)
  return initdb ? dirname(initdb) : null
}

/** Runs `work` with the address of a new, empty server, which stops as soon as `work` returns. */
export async function withPostgres<T>(bin: string, work: (url: string) => T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(folder, 0o755)
  // PostgreSQL refuses to run as root; the package has its own user.
  if (isRoot) runOrThrow('chown', ['-R', 'postgres', folder])
  const port = await findFreePort()
  try {
    runAsPostgres(`'${bin}/initdb' -D '${data}' -U postgres --auth=trust --encoding=UTF8 --no-sync >/dev/null`)
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`
    runAsPostgres(`'${bin}/pg_ctl' -D '${data}' -w -l '${folder}/log' -o "${options}" start >/dev/null`)
    return work(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    spawnSync(...getShellAsPostgres(`'${bin}/pg_ctl' -D '${data}' -m immediate stop >/dev/null`), { stdio: 'inherit' })
    rmSync(folder, { recursive: true, force: true })
  }
}

function getShellAsPostgres(command: string): [string, string[]] {
  return isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['/bin/sh', ['-c', command]]
}

function runAsPostgres(command: string): void {
  runOrThrow(...getShellAsPostgres(command))
}

function runOrThrow(command: string, args: string[]): void {
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: '/' })
  if (result.status !== 0) throw new Error(`${command} failed`)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
