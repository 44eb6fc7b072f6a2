// Runs the server's tests on PostgreSQL: the server in TEST_DATABASE_URL, or one started here.
//
//   test-on-postgres.ts          the whole suite; needs a real server and installs it if allowed
//   test-on-postgres.ts --near   the tests closest to the database; without a server they run on PGlite, which takes
//                                about twice the processor time
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { findPostgres, withPostgres } from './start-postgres.ts'

const isNear = process.argv.includes('--near')
const given = process.env.TEST_DATABASE_URL
const installed = given ? null : (findPostgres() ?? (isNear ? null : installPostgres()))
process.exit(installed ? await withPostgres(installed, runSuite) : runSuite(given))

function runSuite(url: string | undefined): number {
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const env = { ...process.env, ...(isNear && { TEST_NEAR_DATABASE: '1' }), ...(url && { TEST_DATABASE_URL: url }) }
  const args = [vitest, 'run', '--project', 'server-postgres']
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

function installPostgres(): string {
  if (process.getuid?.() === 0) {
    console.log('Installing PostgreSQL…')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const found = findPostgres()
  if (found) return found
  console.error(
    'These tests need a PostgreSQL server, and none was found.\n' +
      '  Debian or Ubuntu:  sudo apt-get install postgresql\n' +
      'Or set TEST_DATABASE_URL to a server where databases may be created, and run the command again.',
  )
  process.exit(1)
}
